import type { ToolProps } from '../frame';

export type PricingCalculatorProps = ToolProps;

export function PricingCalculator(_props: PricingCalculatorProps) {
  return null;
}
