import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Executive Advisory',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/executive-advisory');
export const Desktop = desktop('/executive-advisory');
