import type { ToolProps } from '../frame';

export type IndustryCalendarProps = ToolProps;

export function IndustryCalendar(_props: IndustryCalendarProps) {
  return null;
}
