import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Book Executive Session',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/book-executive-session');
export const Desktop = desktop('/book-executive-session');
