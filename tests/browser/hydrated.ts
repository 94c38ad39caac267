/**
 * Whether React has hydrated the whole page in which this runs: then the page takes its rules for the browser's own
 * fetching of the next page out. Made to be sent into a page, so it needs nothing from here.
 */
export const isHydrated = () => !document.querySelector('script[type="speculationrules"]');
