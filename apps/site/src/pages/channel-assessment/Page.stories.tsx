import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Channel Assessment',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/channel-assessment');
export const Desktop = desktop('/channel-assessment');
