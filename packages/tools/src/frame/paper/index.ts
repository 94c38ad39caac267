export { NextSteps, Paper, PaperPart } from './Paper';
export { BarCell, Beside, Chart, Columns, Figures, Lines, PartBox, Small, Table, Verdict } from './elements';
export { printAlone } from './printAlone';
