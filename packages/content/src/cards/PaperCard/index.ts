export { PaperCard, type PaperCardProps } from './PaperCard';
