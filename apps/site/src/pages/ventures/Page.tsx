import { SeatsCover } from '@advisor/content/covers';
import { Boards, ClosingCall, PageOpening, Ventures as VentureCards } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /ventures */
export default function Ventures({ words, entries }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening {...words.hero} cover={entries.boards.length > 0 && <SeatsCover boards={entries.boards} />} />
      <VentureCards {...words.ventures} ventures={entries.ventures} />
      <Boards {...words.boards} boards={entries.boards} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
