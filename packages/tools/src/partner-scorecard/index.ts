export { PartnerScorecard, type PartnerScorecardProps } from './PartnerScorecard';
export type { ToolFile, ToolNotice, ToolProps } from '../frame/tool';
