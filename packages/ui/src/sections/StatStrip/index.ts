export { StatStrip, type Stat, type StatStripProps } from './StatStrip';
