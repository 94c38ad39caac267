import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Privacy Policy',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/privacy-policy');
export const Desktop = desktop('/privacy-policy');
