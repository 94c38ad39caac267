/**
 * The risk matrix without its view: the rules of spec/tools.md §9, the register's document and its file. Pure. The CSV
 * and the risks made from an assessment are files of their own, `csv.ts` and `weaknesses.ts`, loaded when they are used.
 */
export * from './rules';
export * from './document';
export { exportMatrix, importMatrix, matrixFormat, readMatrix } from './exchange';
