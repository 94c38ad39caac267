import { EntryList } from '@advisor/ui/sections';
import { BoardCard } from '../../cards/BoardCard';
import type { Board } from '../../collections/boards/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface BoardsProps extends SectionWords {
  /** The boards, a row each, in this order. */
  boards: readonly Board[];
}

// PAGE-3
/** Boards, councils and charities, row by row. */
export function Boards({ boards, ...section }: BoardsProps) {
  return (
    <EntryList {...section}>
      {boards.map((board) => (
        <BoardCard key={board.name} board={board} />
      ))}
    </EntryList>
  );
}
