import { vars } from '@advisor/ui/theme';
import { styled } from 'styled-components';
import { mark } from '../frame/mark';
import { afterMitigation, levelValues, type Cell, type Rated } from './rules';
import { nameAt } from './rows';
import type { View } from './view';

type Place = Pick<Cell, 'probability' | 'impact'>;

/** A risk with its label in the matrix: R1 is the document's first. */
interface Numbered {
  name: string;
  before: Place;
  after: Place;
}

const isAt = (place: Place, { probability, impact }: Place) =>
  place.probability === probability && place.impact === impact;

// RISK-17
const numbered = (risks: readonly Rated[]): Numbered[] =>
  risks.map((risk, index) => ({ name: nameAt(index), before: risk, after: afterMitigation(risk) }));

/** A cell's content besides its score: the risks in it, and arrows to their ratings after mitigation. */
export function contentOf(risks: readonly Rated[], view: View) {
  const all = numbered(risks);
  // One arrow for all risks with the same move.
  const moves = all
    .filter(({ before, after }) => !isAt(after, before))
    .filter(
      ({ before, after }, at, list) =>
        list.findIndex((one) => isAt(one.before, before) && isAt(one.after, after)) === at,
    );
  return function CellContent(cell: Cell) {
    const names = all.filter((risk) => isAt(risk[view], cell)).map(({ name }) => name);
    return {
      names: names.length > 0 ? <Names>{namesText(names)}</Names> : null,
      arrows: moves.map(({ before, after: end }, index) =>
        isAt(before, cell) ? (
          <Arrow
            key={`${end.probability} ${end.impact}`}
            right={levelValues[end.probability] - levelValues[cell.probability]}
            up={levelValues[end.impact] - levelValues[cell.impact]}
            shift={shifts[index % shifts.length]!}
          />
        ) : null,
      ),
    };
  };
}

/** More do not fit. */
const maxNames = 12;

const namesText = (names: readonly string[]) =>
  names.slice(0, maxNames).join(' ') + (names.length > maxNames ? ' …' : '');

const Names = mark(styled.span`
  grid-area: risks;
  align-self: end;
  max-inline-size: 75%;
  overflow: hidden;
  font-weight: ${vars.weight.strong};
  white-space: nowrap;
  text-overflow: ellipsis;
`);

/** Half of the gap between cells, through which arrows are routed. */
const lane = '4px';
const line = '2px';
/** Offsets from the middle of a gap: three parallel lines fit, so that each can be followed. */
const shifts = ['1px', '-2px', '4px'];
/** The distance of an arrow's ends from the top of their cells. */
const beside = '43%';

/** A number of cells with the gaps between them, in their own width or height. */
const cells = (count: number) => `${count} * (100% + 2 * ${lane})`;

/** Line segments of an arrow. Borders, which are printed and visible in forced colours. */
const Lines = mark(styled.span`
  position: absolute;
  z-index: 1;
  pointer-events: none;
  border: 0 solid ${vars.colour.text};
`);

const Head = mark(styled.span`
  position: absolute;
  z-index: 1;
  pointer-events: none;
  margin-block-start: -5px;
  border: 5px solid ${vars.colour.text};
  border-inline-width: 4px;
  clip-path: polygon(0 50%, 100% 0, 100% 100%);

  &:dir(rtl) {
    clip-path: polygon(100% 50%, 0 0, 0 100%);
  }
`);

/**
 * Routes an arrow through the gaps between cells, where it crosses neither labels nor scores: along the side of its
 * cell, above the target's row if that is in another column, and to the target's side.
 */
function Arrow({ right, up, shift }: { right: number; up: number; shift: string }) {
  /** From the top of this cell to the end of the arrow. */
  const end = `calc(${beside} - ${cells(up)})`;
  const above = `calc(${cells(-up)} - ${lane} + ${shift} - ${line})`;
  const side = {
    insetInlineStart: `calc(100% - ${lane})`,
    inlineSize: `calc(2 * ${lane} + ${shift})`,
    borderInlineEndWidth: line,
  };
  const isFalling = up < 0;
  return (
    <span aria-hidden="true">
      {right === 0 ? (
        <Lines
          style={{
            ...side,
            insetBlockStart: isFalling ? beside : end,
            blockSize: `calc(${cells(Math.abs(up))})`,
            borderBlockWidth: line,
          }}
        />
      ) : (
        <>
          <Lines
            style={{
              ...side,
              insetBlockStart: isFalling ? beside : above,
              blockSize: isFalling ? `calc(${above} - ${beside})` : `calc(${beside} - (${above}))`,
              [isFalling ? 'borderBlockStartWidth' : 'borderBlockEndWidth']: line,
            }}
          />
          <Lines
            style={{
              insetBlockStart: above,
              insetInlineStart: `calc(100% + ${lane} + ${cells(Math.min(right, 0))} + ${shift} - ${line})`,
              inlineSize: `calc(${cells(Math.abs(right))})`,
              borderBlockStartWidth: line,
            }}
          />
          <Lines
            style={{
              insetBlockStart: above,
              insetInlineStart: `calc(100% + ${cells(right)})`,
              inlineSize: `calc(${lane} + ${shift})`,
              blockSize: `calc(${beside} + ${lane} + ${line} - ${shift})`,
              borderInlineEndWidth: line,
              borderBlockEndWidth: line,
            }}
          />
        </>
      )}
      <Head style={{ insetBlockStart: end, insetInlineStart: `calc(100% - 3px + ${cells(right)})` }} />
    </span>
  );
}
