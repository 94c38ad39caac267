export { SecurityAssessment, type SecurityAssessmentProps } from './SecurityAssessment';
