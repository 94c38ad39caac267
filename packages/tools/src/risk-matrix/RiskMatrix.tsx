import type { ToolProps } from '../frame';

export type RiskMatrixProps = ToolProps;

export function RiskMatrix(_props: RiskMatrixProps) {
  return null;
}
