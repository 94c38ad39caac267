import { IndustryGlossary } from '@advisor/tools/industry-glossary';
import { PricingCalculator } from '@advisor/tools/pricing-calculator';
import { calculatePricing, standardRates, type PricingRates } from '@advisor/tools/pricing-calculator/engine';
import '@advisor/ui/theme/global';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const ownRates: PricingRates = { ...standardRates, vcio: 1000 };

function App() {
  const [total, setTotal] = useState<number>();
  return (
    <>
      <h1>Our prices</h1>
      <p>A vCIO alone: {calculatePricing({ includeVcio: true }, ownRates).monthlyTotal}</p>
      <p>Last result: {total ?? 'none'}</p>
      <PricingCalculator
        rates={ownRates}
        storageKey="our-prices"
        onResult={({ monthlyTotal }) => setTotal(monthlyTotal)}
      />
      <IndustryGlossary
        loadDelay={0}
        storageKey={null}
        terms={[
          {
            id: 'own-term',
            term: 'Own Term',
            definition: 'A term of this app.',
            category: 'Channel',
            examples: [],
            relatedTerms: [],
          },
        ]}
      />
    </>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
