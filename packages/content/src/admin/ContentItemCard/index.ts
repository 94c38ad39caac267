export { ContentItemCard, type ContentItemCardProps } from './ContentItemCard';
