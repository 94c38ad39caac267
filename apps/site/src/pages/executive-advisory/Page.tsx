import { SeatsCover } from '@advisor/content/covers';
import { ServicePage } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /executive-advisory */
export default function ExecutiveAdvisory({ words, entries }: PropsOf<typeof page>) {
  return <ServicePage {...words} idea="answer" cover={<SeatsCover boards={entries.boards} />} />;
}
