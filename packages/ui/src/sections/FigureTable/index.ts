export { FigureTable, type FigureRow, type FigureTableProps } from './FigureTable';
