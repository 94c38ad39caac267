export { SecurityAssessment, type SecurityAssessmentProps } from './SecurityAssessment';
export { type Answers, type AssessmentResult } from './assess';
export { type AssessmentQuestion, type QuestionOption } from './questions';
export type { SendingProps, ToolFile, ToolNotice, ToolProps, ToolReport } from '../frame/tool';
