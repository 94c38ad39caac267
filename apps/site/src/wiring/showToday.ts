import { formatToday } from '@advisor/content/sections';

/** Replaces the build date on the page by the visitor's current date. */
export function showToday(page: Element): void {
  for (const element of page.querySelectorAll('[data-today]')) element.textContent = formatToday();
}
