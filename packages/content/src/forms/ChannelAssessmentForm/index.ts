export { ChannelAssessmentForm } from './ChannelAssessmentForm';
