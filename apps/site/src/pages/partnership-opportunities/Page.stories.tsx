import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Partnership Opportunities',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/partnership-opportunities');
export const Desktop = desktop('/partnership-opportunities');
