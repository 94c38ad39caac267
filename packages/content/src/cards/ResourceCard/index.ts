export { ResourceCard, type ResourceCardProps } from './ResourceCard';
