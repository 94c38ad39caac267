import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Executive Brief',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/executive-brief');
export const Desktop = desktop('/executive-brief');
