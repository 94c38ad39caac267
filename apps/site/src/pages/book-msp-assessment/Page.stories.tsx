import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Book Msp Assessment',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/book-msp-assessment');
export const Desktop = desktop('/book-msp-assessment');
