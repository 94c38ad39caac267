export { VentureCard, type VentureCardProps } from './VentureCard';
