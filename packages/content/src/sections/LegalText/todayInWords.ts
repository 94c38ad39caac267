import { dayInWords } from '../../cards/dayInWords';

/** The current date by the clock of this device: `November 24, 2026`. */
export function todayInWords(): string {
  const today = new Date();
  return dayInWords(today.getFullYear(), today.getMonth(), today.getDate());
}
