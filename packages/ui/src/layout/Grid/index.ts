export { Grid, gridColumns, gridElements, type GridProps } from './Grid';
