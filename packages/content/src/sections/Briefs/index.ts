export { Briefs, type BriefsProps } from './Briefs';
