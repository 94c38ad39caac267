import { NotFoundMessage } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** Shown for every path that is not in the route table. */
export default function NotFound({ words }: PropsOf<typeof page>) {
  return <NotFoundMessage {...words} />;
}
