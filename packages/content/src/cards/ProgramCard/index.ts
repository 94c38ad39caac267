export { ProgramCard, type ProgramCardProps } from './ProgramCard';
