export { DotChart, type DotChartProps, type DotChartRow } from './DotChart';
