import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Apply Mentorship Program',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/apply-mentorship-program');
export const Desktop = desktop('/apply-mentorship-program');
