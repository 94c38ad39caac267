import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Request Channel Audit',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/request-channel-audit');
export const Desktop = desktop('/request-channel-audit');
