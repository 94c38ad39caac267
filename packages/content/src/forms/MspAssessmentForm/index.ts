export { MspAssessmentForm } from './MspAssessmentForm';
