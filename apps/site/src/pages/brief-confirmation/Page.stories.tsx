import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Brief Confirmation',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/brief-confirmation');
export const Desktop = desktop('/brief-confirmation');
