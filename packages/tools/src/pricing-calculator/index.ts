export { PricingCalculator, type PricingCalculatorProps } from './PricingCalculator';
export type { ToolFile, ToolNotice, ToolProps } from '../frame/tool';
