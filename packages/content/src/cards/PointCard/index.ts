export { PointCard, type PointCardProps } from './PointCard';
