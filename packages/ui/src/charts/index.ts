export * from './BarChart';
export * from './BarList';
export * from './DotChart';
export * from './LineChart';
export * from './Meter';
export * from './Sparkline';
export * from './Waterfall';
