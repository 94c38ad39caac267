import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Download Strategy Guide',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/download-strategy-guide');
export const Desktop = desktop('/download-strategy-guide');
