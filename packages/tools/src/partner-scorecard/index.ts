export { PartnerScorecard, type PartnerScorecardProps } from './PartnerScorecard';
export type { SendingProps, ToolFile, ToolNotice, ToolProps, ToolReport } from '../frame/tool';
