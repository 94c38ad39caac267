export { Consulting, type ConsultingProps } from './Consulting';
