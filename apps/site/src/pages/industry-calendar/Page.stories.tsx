import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Industry Calendar',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/industry-calendar');
export const Desktop = desktop('/industry-calendar');
