import '@advisor/tools/industry-calendar/styles.css';

export { IndustryCalendar as default } from '@advisor/tools/industry-calendar';
