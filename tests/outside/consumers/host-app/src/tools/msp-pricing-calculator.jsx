import '@advisor/tools/pricing-calculator/styles.css';

export { PricingCalculator as default } from '@advisor/tools/pricing-calculator';
