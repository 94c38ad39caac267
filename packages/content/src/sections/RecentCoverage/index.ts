export { RecentCoverage, type RecentCoverageProps } from './RecentCoverage';
