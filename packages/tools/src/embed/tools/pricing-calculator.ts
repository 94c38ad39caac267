import { PricingCalculator } from '../../pricing-calculator';
import { readRates } from '../../pricing-calculator/readRates';

export const readers = { rates: readRates };

export { PricingCalculator as Tool };
