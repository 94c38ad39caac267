/** What a matrix shows from its first risk on. */
export { RegisterList } from './RegisterList';
export { CountMark, HeatBar } from './RiskMatrix.marks';
export { SummaryTiles } from './SummaryTiles';
