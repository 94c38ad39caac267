import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Terms Of Service',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/terms-of-service');
export const Desktop = desktop('/terms-of-service');
