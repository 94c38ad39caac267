import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Risk Matrix Template',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/risk-matrix-template');
export const Desktop = desktop('/risk-matrix-template');
