export { SpeakingForm } from './SpeakingForm';
