import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Schedule Channel Planning',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/schedule-channel-planning');
export const Desktop = desktop('/schedule-channel-planning');
