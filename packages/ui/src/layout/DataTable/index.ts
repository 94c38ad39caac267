export { DataTable, tableFigures, tableSizes, type DataTableProps } from './DataTable';
