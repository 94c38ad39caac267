export { FactLine, type FactLineProps } from './FactLine';
