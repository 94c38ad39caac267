export { PageOpening, type PageOpeningProps } from './PageOpening';
