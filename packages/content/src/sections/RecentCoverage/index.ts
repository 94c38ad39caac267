export { RecentCoverage } from './RecentCoverage';
