/** Counted events other than page views and downloads, which need no call. */
export type CountedEvent = 'view' | 'search-without-result' | 'form-sent' | 'tool-completed';

// COUNT-4
/**
 * Counts an event on the current page. Does nothing where visitors are not counted: in the owner's browser, in frames,
 * in Storybook, and if the visitor has opted out.
 */
export function count(event: CountedEvent): void {
  dispatchEvent(new CustomEvent('count', { detail: event }));
}
