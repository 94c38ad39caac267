import { PricingCalculator as Tool } from '@advisor/tools/pricing-calculator';
import { FramedPage } from './frame/FramedPage';

/** /embed/pricing-calculator */
export default function PricingCalculator() {
  return <FramedPage>{(locale) => <Tool useAddress locale={locale} />}</FramedPage>;
}
