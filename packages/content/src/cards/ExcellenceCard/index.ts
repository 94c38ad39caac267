export { ExcellenceCard, type ExcellenceCardProps } from './ExcellenceCard';
