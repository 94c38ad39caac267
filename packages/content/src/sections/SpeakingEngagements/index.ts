export { SpeakingEngagements, type SpeakingEngagementsProps } from './SpeakingEngagements';
