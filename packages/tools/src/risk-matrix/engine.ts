/**
 * The risk matrix without its view: scoring, the register's document and the JSON file. Pure. Tables and the risks made
 * from an assessment are in `csv.ts`, `xlsx.ts` and `weaknesses.ts`, loaded when first used.
 */
export * from './rules';
export * from './document';
export { exportMatrix, importMatrix, matrixFormat, readMatrix } from './exchange';
