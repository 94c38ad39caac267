export { ServiceLinkCard, type ServiceLink, type ServiceLinkCardProps } from './ServiceLinkCard';
