export { CommunityCard, type CommunityCardProps } from './CommunityCard';
