/** The parts of a matrix with at least one risk. */
export { RegisterList } from './RegisterList';
export { CountMark, HeatBar } from './RiskMatrix.marks';
export { SummaryTiles } from './SummaryTiles';
