export { RiskMatrix, type RiskMatrixProps } from './RiskMatrix';
export { type RiskMatrixDocument } from './document';
export { type Bands, type RiskSummary } from './rules';
export { type Weakness } from './weaknesses';
export type { SendingProps, ToolFile, ToolNotice, ToolProps, ToolReport } from '../frame/tool';
