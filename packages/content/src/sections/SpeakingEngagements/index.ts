export { SpeakingEngagements } from './SpeakingEngagements';
