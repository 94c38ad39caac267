export { StoryCard, type StoryCardProps } from './StoryCard';
