import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Global Initiatives',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/global-initiatives');
export const Desktop = desktop('/global-initiatives');
