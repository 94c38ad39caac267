import { notFoundWords } from '@advisor/content/lists';
import { NotFoundMessage } from '@advisor/content/sections';

/** Shown for every path that is not in the route table. */
export default function NotFound() {
  return <NotFoundMessage {...notFoundWords} />;
}
