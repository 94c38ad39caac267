import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Download Msp Guide',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/download-msp-guide');
export const Desktop = desktop('/download-msp-guide');
