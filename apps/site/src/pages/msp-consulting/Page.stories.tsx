import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Msp Consulting',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/msp-consulting');
export const Desktop = desktop('/msp-consulting');
