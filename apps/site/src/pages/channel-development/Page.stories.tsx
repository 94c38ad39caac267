import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Channel Development',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/channel-development');
export const Desktop = desktop('/channel-development');
