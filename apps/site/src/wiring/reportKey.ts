/** The key of a tool's report in the storage of the tab. Apart, so that pages without one load nothing else. */
export const reportKey = 'report';

/** Whether there is one, readable or not. */
export function reportWaits(): boolean {
  try {
    return sessionStorage.getItem(reportKey) !== null;
  } catch {
    return false;
  }
}
