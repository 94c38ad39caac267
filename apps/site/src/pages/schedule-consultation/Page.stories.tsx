import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Schedule Consultation',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/schedule-consultation');
export const Desktop = desktop('/schedule-consultation');
