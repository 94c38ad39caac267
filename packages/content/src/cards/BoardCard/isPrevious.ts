import type { Board } from '../../collections/boards/schema';

// PAGE-3
/** Whether the seat has ended; such a board is drawn muted. */
export function isPrevious(board: Pick<Board, 'role'>): boolean {
  return /\bprevious\b/i.test(board.role);
}
