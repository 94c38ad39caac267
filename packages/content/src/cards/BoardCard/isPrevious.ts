import type { Board } from '../../lists/boards';

// PAGE-3
/** Whether the seat has ended; such a board is drawn muted. */
export function isPrevious(board: Pick<Board, 'role'>): boolean {
  return /\bprevious\b/i.test(board.role);
}
