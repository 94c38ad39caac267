import type { DocumentOutline } from '../shapes/shapes';
import { Cover, counted, coverWidth } from './Cover';
import { accent, faint, half, line } from './covers.css';

const height = 300;
/** The vertical extent of the drawing. */
const [top, bottom] = [24, 276];
/** The band of sections below a table. */
const band = { top: 250, gap: 3 };
const tableHeight = 212;
const gap = 4;
const columns = 4;
const rows = 5;
/** The number of pages per cell of the page grid. */
const pagesInCell = 4;
const most = columns * rows;

export interface DocumentCoverProps {
  pages: number;
  /** The kind of document: "Guide". */
  name: string;
  /**
   * Its content: sections as layers or, below the main table, as a band.
   * @default unknown: a grid with a filled cell for every four pages
   */
  outline?: DocumentOutline | undefined;
}

interface Place {
  /** The start of the drawing, beside the spine. */
  left: number;
  width: number;
}

// PAGE-48
/** A document as an object: the spine is proportional to its pages, and the cover is drawn from its content. */
export function DocumentCover({ pages, name, outline }: DocumentCoverProps) {
  const spine = Math.min(48, Math.max(4, Math.round(pages / 2)));
  const place = { left: spine + 18, width: coverWidth - spine - 32 };
  const table = outline?.bars ?? outline?.shades;
  const label = [
    `${name}, ${counted(pages, 'page')}`,
    ...(outline ? [counted(outline.parts.length, 'part')] : []),
    ...(table ? [`a table of ${counted(table.length, 'row')}`] : []),
  ].join(', ');
  return (
    <Cover label={label} height={height}>
      <path className={line} d={`M1 1h${coverWidth - 2}v${height - 2}H1z`} />
      <path className={accent} d={box(1, 1, spine, height - 2)} />
      {outline ? <Outline {...outline} {...place} /> : <Cells pages={pages} {...place} />}
    </Cover>
  );
}

function Outline({ parts, bars, shades, ...place }: DocumentOutline & Place) {
  if (!bars && !shades) return <Layers parts={parts} {...place} />;
  return (
    <>
      {bars ? <Bars rows={bars} {...place} /> : <Shades rows={shades!} {...place} />}
      <Path
        d={inOrder(parts, place.width, band.gap)
          .map(({ start, size }) => box(place.left + start, band.top, size, bottom - band.top))
          .join('')}
      />
    </>
  );
}

/** Stacked sections, with proportional heights. */
function Layers({ parts, left, width }: Pick<DocumentOutline, 'parts'> & Place) {
  const layers = inOrder(parts, bottom - top, gap).map(({ start, size }) => box(left, top + start, width, size));
  return (
    <>
      <Path d={layers.filter((_, index) => index % 2 === 0).join('')} />
      <Path className={half} d={layers.filter((_, index) => index % 2 === 1).join('')} />
    </>
  );
}

/** A group of bars per row; the last column has the accent. */
function Bars({ rows: groups, left, width }: { rows: NonNullable<DocumentOutline['bars']> } & Place) {
  const step = tableHeight / Math.max(1, groups.length);
  const inGroup = Math.max(1, ...groups.map((row) => row.length));
  const thickness = Math.min(24, (step * 0.75) / inGroup);
  const draw = (isDrawn: (column: number) => boolean) =>
    groups
      .flatMap((row, number) =>
        row.map((share, column) =>
          isDrawn(column)
            ? box(left, top + number * step + column * thickness, Math.max(2, (share / 100) * width), thickness * 0.85)
            : '',
        ),
      )
      .join('');
  return (
    <>
      <Path d={draw((column) => column < inGroup - 1)} />
      <Path className={accent} d={draw((column) => column === inGroup - 1)} />
    </>
  );
}

/** The table's cells, shaded by the amount of text; empty cells stay empty. */
function Shades({ rows: cells, left, width }: { rows: NonNullable<DocumentOutline['shades']> } & Place) {
  const down = tableHeight / Math.max(1, cells.length);
  const draw = (above: number, upTo: number) =>
    cells
      .flatMap((row, number) => {
        const across = width / row.length;
        return row.map((share, column) =>
          share > above && share <= upTo
            ? box(left + column * across, top + number * down, across - gap, down - Math.min(gap, down / 3))
            : '',
        );
      })
      .join('');
  return (
    <>
      <Path className={faint} d={draw(0, 75)} />
      <Path className={half} d={draw(75, 95)} />
      <Path d={draw(95, Infinity)} />
    </>
  );
}

function Cells({ pages, left, width }: { pages: number } & Place) {
  const filled = Math.min(most, Math.ceil(pages / pagesInCell));
  const step = width / columns;
  const cells = Array.from({ length: most }, (_, place) =>
    box(left + (place % columns) * step, top + Math.floor(place / columns) * step, step - gap, step - gap),
  );
  return (
    <>
      <Path d={cells.slice(0, filled).join('')} />
      <Path className={faint} d={cells.slice(filled).join('')} />
    </>
  );
}

/** Renders nothing for an empty path. */
function Path({ d, className }: { d: string; className?: string }) {
  return d === '' ? null : <path className={className} d={d} />;
}

/** The positions of parts that share a length, with gaps that shrink as parts increase. */
function inOrder(parts: readonly number[], length: number, widestGap: number): { start: number; size: number }[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  const between = Math.min(widestGap, length / (3 * Math.max(1, parts.length)));
  const free = length - between * (parts.length - 1);
  let start = 0;
  return parts.map((part) => {
    const size = total > 0 ? (part / total) * free : free / parts.length;
    const place = { start, size };
    start += size + between;
    return place;
  });
}

const box = (x: number, y: number, width: number, tall: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(tall)}h-${round(width)}z`;

const round = (value: number) => Math.round(value * 10) / 10;
