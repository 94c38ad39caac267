export { ServiceLinkCard, type ServiceLinkCardProps } from './ServiceLinkCard';
