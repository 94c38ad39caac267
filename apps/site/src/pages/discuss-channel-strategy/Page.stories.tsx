import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Discuss Channel Strategy',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/discuss-channel-strategy');
export const Desktop = desktop('/discuss-channel-strategy');
