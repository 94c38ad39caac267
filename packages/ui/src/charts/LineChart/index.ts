export { LineChart, type ChartSeries, type LineChartProps } from './LineChart';
