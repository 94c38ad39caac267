import { owner } from '@advisor/content';
import type { Route } from './routes';

/** The `<title>` of a page. */
export function titleOf(route: Pick<Route, 'title'>): string {
  return `${route.title} · ${owner.name}`;
}
