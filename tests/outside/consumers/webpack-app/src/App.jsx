import { PricingCalculator } from '@advisor/tools/pricing-calculator';
import { RiskMatrix } from '@advisor/tools/risk-matrix';
import { useState, version } from 'react';

export function App() {
  const [total, setTotal] = useState();
  return (
    <>
      <h1>Our prices, with React {version}</h1>
      <p>Last result: {total ?? 'none'}</p>
      <PricingCalculator storageKey="our-prices" onResult={({ monthlyTotal }) => setTotal(monthlyTotal)} />
      <RiskMatrix storageKey={null} />
    </>
  );
}
