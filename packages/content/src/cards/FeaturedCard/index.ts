export { FeaturedCard, type FeaturedCardProps } from './FeaturedCard';
