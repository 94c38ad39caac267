export { IndustryCalendar, type IndustryCalendarProps } from './IndustryCalendar';
