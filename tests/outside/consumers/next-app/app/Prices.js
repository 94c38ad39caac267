import { PricingCalculator } from '@advisor/tools/pricing-calculator';
import { calculatePricing, standardRates } from '@advisor/tools/pricing-calculator/engine';

const ourRates = { ...standardRates, vcio: 900 };

/** A server component: the rules run here, and the tool, which is a client component, gets plain data. */
export function Prices() {
  const { monthlyTotal } = calculatePricing({ includeVcio: true }, ourRates);
  return (
    <section>
      <p>A vCIO alone: {monthlyTotal}</p>
      <PricingCalculator rates={ourRates} storageKey="our-prices" />
    </section>
  );
}
