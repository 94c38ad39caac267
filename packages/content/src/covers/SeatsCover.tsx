import { isPrevious } from '../cards/BoardCard/isPrevious';
import type { Board } from '../collections/boards/schema';
import { countOf } from '../countOf';
import { Cover } from './Cover';
import { line } from './covers.css';

const columns = 6;
const step = 40;
const side = 32;

export interface SeatsCoverProps {
  /** The seats in their order; one whose role says “Previous” has ended. */
  boards: readonly Pick<Board, 'role'>[];
}

/** Seats on boards and councils, a cell each in their order. Cells of seats that have ended are open. */
export function SeatsCover({ boards }: SeatsCoverProps) {
  const ended = boards.filter(isPrevious).length;
  const cells = boards.map((board, index) => ({
    isOpen: isPrevious(board),
    x: (index % columns) * step + 4,
    y: Math.floor(index / columns) * step + 4,
  }));
  const pathOf = (isOpen: boolean) =>
    cells
      .filter((cell) => cell.isOpen === isOpen)
      .map(({ x, y }) => `M${x} ${y}h${side}v${side}h-${side}z`)
      .join('');
  const rows = Math.max(1, Math.ceil(boards.length / columns));
  return (
    <Cover
      label={`${countOf(boards.length, 'seat', 'seats')}: ${boards.length - ended} held, ${ended} ended`}
      height={rows * step}
    >
      <path d={pathOf(false)} />
      <path className={line} d={pathOf(true)} />
    </Cover>
  );
}
