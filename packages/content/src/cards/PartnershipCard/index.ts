export { PartnershipCard, type PartnershipCardProps } from './PartnershipCard';
