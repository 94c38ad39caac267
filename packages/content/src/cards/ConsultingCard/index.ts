export { ConsultingCard, type ConsultingCardProps } from './ConsultingCard';
