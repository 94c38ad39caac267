import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Request Advisory Services',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/request-advisory-services');
export const Desktop = desktop('/request-advisory-services');
