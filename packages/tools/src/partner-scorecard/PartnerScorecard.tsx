import type { ToolProps } from '../frame';

export type PartnerScorecardProps = ToolProps;

export function PartnerScorecard(_props: PartnerScorecardProps) {
  return null;
}
