export { VisitCounts, type VisitCountsProps } from './VisitCounts';
export { type VisitCount } from './visitTotals';
