export { PricingCalculator, type PricingCalculatorProps } from './PricingCalculator';
