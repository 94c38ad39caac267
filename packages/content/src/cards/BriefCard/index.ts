export { BriefCard, type BriefCardProps } from './BriefCard';
