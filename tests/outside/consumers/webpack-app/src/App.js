import { PricingCalculator } from '@advisor/tools/pricing-calculator';
import { RiskMatrix } from '@advisor/tools/risk-matrix';
import { createElement as h, StrictMode, useState, version } from 'react';

export function App() {
  const [total, setTotal] = useState();
  return h(
    StrictMode,
    null,
    h('h1', null, `Our prices, with React ${version}`),
    h('p', null, `Last result: ${total ?? 'none'}`),
    h(PricingCalculator, { storageKey: 'our-prices', onResult: ({ monthlyTotal }) => setTotal(monthlyTotal) }),
    h(RiskMatrix, { storageKey: null }),
  );
}
