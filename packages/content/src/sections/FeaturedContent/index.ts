export { FeaturedContent } from './FeaturedContent';
