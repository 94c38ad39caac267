export { PricingCalculator, type PricingCalculatorProps } from './PricingCalculator';
export type { SendingProps, ToolFile, ToolNotice, ToolProps, ToolReport } from '../frame/tool';
