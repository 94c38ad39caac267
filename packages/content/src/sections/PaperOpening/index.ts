export { PaperOpening, type PaperOpeningProps } from './PaperOpening';
