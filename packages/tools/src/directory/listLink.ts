import type { Tool } from '../frame';

/** The address of a list with its filters, and the visitor's own entries, if any, in the hash. */
export function listLink<Entry>(tool: Tool<Entry[]>, query: string): string {
  const url = new URL((tool.state.length > 0 && tool.link?.()) || location.href);
  url.search = query;
  if (tool.state.length === 0) url.hash = '';
  return url.href;
}
