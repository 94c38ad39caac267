import type { ToolProps } from '../frame';

export type SecurityAssessmentProps = ToolProps;

export function SecurityAssessment(_props: SecurityAssessmentProps) {
  return null;
}
