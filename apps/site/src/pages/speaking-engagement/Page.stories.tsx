import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Speaking Engagement',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/speaking-engagement');
export const Desktop = desktop('/speaking-engagement');
