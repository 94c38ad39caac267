export { CalendarMonth, type CalendarDay, type CalendarMonthProps } from './CalendarMonth';
