import type { ToolProps } from '../frame';

export interface IndustryCalendarProps extends ToolProps {
  icsDomain?: string;
}

export function IndustryCalendar(_props: IndustryCalendarProps) {
  return null;
}
