import type { ToolProps } from '../frame';

export interface SecurityAssessmentProps extends ToolProps {
  riskMatrixHref?: string;
}

export function SecurityAssessment(_props: SecurityAssessmentProps) {
  return null;
}
