import { formatToday } from '@advisor/content/sections';

/** Writes the date by the visitor's clock where the page has that of its build. */
export function showToday(page: Element): void {
  for (const element of page.querySelectorAll('[data-today]')) element.textContent = formatToday();
}
