export { PointCards, type PointCardsProps } from './PointCards';
