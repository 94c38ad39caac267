export { PublicationCard, type PublicationCardProps } from './PublicationCard';
