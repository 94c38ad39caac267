/**
 * Whether React has taken over the whole page in which this runs: then the page takes its rules for the browser's own
 * fetching of the next page out. Made to be sent into a page, so it needs nothing from here.
 */
export const isTakenOver = () => !document.querySelector('script[type="speculationrules"]');

/**
 * Whether the whole page in which this runs is drawn: what is not can be neither focused nor pressed. To be sent into a
 * page too.
 */
export const isDrawn = () => !('drawing' in document.documentElement.dataset);
