export { Card, cardVariants, type CardProps } from './Card';
