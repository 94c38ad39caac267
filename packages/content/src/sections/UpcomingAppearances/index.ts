export { UpcomingAppearances } from './UpcomingAppearances';
