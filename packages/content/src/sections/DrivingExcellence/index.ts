export { DrivingExcellence } from './DrivingExcellence';
