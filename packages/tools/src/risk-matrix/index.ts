export { RiskMatrix, type RiskMatrixProps } from './RiskMatrix';
export type { ToolFile, ToolNotice, ToolProps } from '../frame/tool';
