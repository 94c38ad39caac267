export { IndustryCalendar, type IndustryCalendarProps } from './IndustryCalendar';
export type { ToolFile, ToolNotice, ToolProps } from '../frame/tool';
