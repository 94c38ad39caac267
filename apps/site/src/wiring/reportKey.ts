import type { FormReport } from '@advisor/content/forms';

/** The key of a tool's report in the storage of the tab. Apart, so that pages without one load nothing else. */
export const reportKey = 'report';
export const reportVersion = 1;

/** Whether there is one, readable or not. */
export function reportWaits(): boolean {
  try {
    return sessionStorage.getItem(reportKey) !== null;
  } catch {
    return false;
  }
}

/** Stores a report, or removes it: at once, since the visitor may leave the page. Returns whether that worked. */
export function storeReport(report: FormReport | undefined): boolean {
  try {
    if (report) sessionStorage.setItem(reportKey, JSON.stringify({ version: reportVersion, report }));
    else sessionStorage.removeItem(reportKey);
    return true;
  } catch {
    return false;
  }
}
