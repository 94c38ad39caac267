export { UpcomingAppearances, type UpcomingAppearancesProps } from './UpcomingAppearances';
