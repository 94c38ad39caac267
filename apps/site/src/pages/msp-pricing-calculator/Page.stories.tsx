import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Msp Pricing Calculator',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/msp-pricing-calculator');
export const Desktop = desktop('/msp-pricing-calculator');
