import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Request Advisory Proposal',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/request-advisory-proposal');
export const Desktop = desktop('/request-advisory-proposal');
