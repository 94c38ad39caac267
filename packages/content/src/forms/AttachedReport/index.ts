export { AttachedReport, type AttachedReportProps } from './AttachedReport';
