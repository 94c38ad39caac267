import { PricingCalculator } from '@advisor/tools/pricing-calculator';
import { calculatePricing, standardRates, type PricingRates } from '@advisor/tools/pricing-calculator/engine';
import { Text } from '@advisor/ui';
import { useState } from 'react';

const ourRates: PricingRates = { ...standardRates, vcio: 1000 };

export function Prices() {
  const [total, setTotal] = useState<number>();
  return (
    <>
      <Text>A vCIO alone: {calculatePricing({ includeVcio: true }, ourRates).monthlyTotal}</Text>
      <Text>Last result: {total ?? 'none'}</Text>
      <PricingCalculator
        rates={ourRates}
        storageKey="our-prices"
        onResult={({ monthlyTotal }) => setTotal(monthlyTotal)}
      />
    </>
  );
}
