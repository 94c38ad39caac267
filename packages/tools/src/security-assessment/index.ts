export { SecurityAssessment, type SecurityAssessmentProps } from './SecurityAssessment';
export type { ToolFile, ToolNotice, ToolProps } from '../frame/tool';
