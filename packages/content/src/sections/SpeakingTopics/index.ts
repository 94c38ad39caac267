export { SpeakingTopics } from './SpeakingTopics';
