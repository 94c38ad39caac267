import { EntryList } from '@advisor/ui/sections';
import { BoardCard } from '../../cards/BoardCard';
import { boards, boardsSection } from '../../lists/boards';

/** The boards, councils and charities as a set table (spec/site.md §2). */
export function Boards() {
  return (
    <EntryList {...boardsSection}>
      {boards.map((board) => (
        <BoardCard key={board.name} board={board} />
      ))}
    </EntryList>
  );
}
