import { formatDay } from '../../cards/formatDay';

/** The current date by the clock of this device: `November 24, 2026`. */
export function formatToday(): string {
  const today = new Date();
  return formatDay(today.getFullYear(), today.getMonth(), today.getDate());
}
