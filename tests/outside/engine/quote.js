import { calculatePricing, standardRates } from '@advisor/tools/pricing-calculator/engine';

const ourRates = { ...standardRates, vcio: 750 };
const { monthlyTotal } = calculatePricing({ includeVcio: true }, ourRates);
console.log(`A month costs $${monthlyTotal}.`);
