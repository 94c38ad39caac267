export { BoardCard, type BoardCardProps } from './BoardCard';
