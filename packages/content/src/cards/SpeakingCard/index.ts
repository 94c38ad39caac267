export { SpeakingCard, type SpeakingCardProps } from './SpeakingCard';
