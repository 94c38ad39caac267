export { DrivingExcellence, type DrivingExcellenceProps } from './DrivingExcellence';
