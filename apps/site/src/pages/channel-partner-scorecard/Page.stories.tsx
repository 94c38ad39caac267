import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Channel Partner Scorecard',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/channel-partner-scorecard');
export const Desktop = desktop('/channel-partner-scorecard');
