import { EntryList } from '@advisor/ui/sections';
import { BoardCard } from '../../cards/BoardCard';
import { boards, boardsSection } from '../../lists/boards';

// PAGE-3
/** The boards, councils and charities as a table. */
export function Boards() {
  return (
    <EntryList {...boardsSection}>
      {boards.map((board) => (
        <BoardCard key={board.name} board={board} />
      ))}
    </EntryList>
  );
}
