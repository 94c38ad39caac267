/**
 * The words of a page without the day that it names (PAGE-26): that of the build, or of the visitor where scripts run, and it
 * may be another one in the time zone of the tests.
 */
export const withoutDay = (words: string): string => words.replace(/Date: [^.]+/, 'Date');
