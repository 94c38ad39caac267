import '@advisor/tools/embed';
import type { ToolElement } from '@advisor/tools/embed';

const calculator = document.querySelector('msp-pricing-calculator')!;
calculator.theme = 'dark';
calculator.rates = null;
calculator.src = '/rates.json';
calculator.addEventListener('result', ({ detail: [results, inputs] }) => {
  const total: number = results.monthlyTotal;
  const level: 'basic' | 'standard' | 'premium' = inputs.supportLevel;
  console.log(total, level);
});
calculator.addEventListener('error', ({ detail }) => console.log(detail.message, detail.property));
calculator.addEventListener('click', ({ clientX }) => console.log(clientX));

const matrix: ToolElement<'risk-matrix'> = document.createElement('risk-matrix');
matrix.bands = 'legend';
matrix.hidden = true;
document.body.append(matrix);

// @ts-expect-error -- not one of the themes
calculator.theme = 'blue';
// @ts-expect-error -- not the shape of rates
calculator.rates = {};
// @ts-expect-error -- a property of another element
matrix.terms = [];
// @ts-expect-error -- this element has no data to fetch
document.querySelector('partner-scorecard')!.src = '/partners.json';
