export { SpeakingTopics, type SpeakingTopicsProps } from './SpeakingTopics';
