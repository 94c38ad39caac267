export { SecondStepCard, type SecondStepCardProps } from './SecondStepCard';
