import { formatDay } from '../../cards/formatDay';

/** The current date by the device's clock: `November 24, 2026`. */
export function formatToday(): string {
  const today = new Date();
  return formatDay(today.getFullYear(), today.getMonth(), today.getDate());
}
