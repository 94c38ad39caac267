import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link';
import { formatCount } from '../../text/formatCount';
import * as styles from '../charts.css';
import { TableFigure } from '../TableFigure';

export interface BarListRow {
  /** The name of the row; unique. */
  label: string;
  /** Makes the label a link. */
  href?: string;
  /** 0 or more. */
  value: number;
  /** The part of the value that is highlighted, from 0 to `value`. For all rows or none. */
  part?: number;
}

export interface BarListProps {
  /** What is listed: "Most seen pages". */
  label: string;
  /** A summary sentence, or a note on the data. */
  summary?: string;
  /** The column headers: names, values and, if rows have them, parts. */
  columns: readonly [names: string, values: string] | readonly [names: string, values: string, parts: string];
  /** In order, largest first. The longest bar is as wide as its column. */
  rows: readonly BarListRow[];
  /** Shown instead of the list when there are no rows. */
  nothing: ReactNode;
}

/** Amounts by name, each with a bar, of which a part may be highlighted. Renders a `<figure>` with a `<table>`. */
export function BarList({ label, summary, columns, rows, nothing }: BarListProps) {
  const longest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <TableFigure {...{ label, summary, columns, nothing }} isEmpty={rows.length === 0}>
      {rows.map(({ label: name, href, value, part }) => (
        <tr key={name}>
          <th scope="row" className={styles.name}>
            {href === undefined ? name : <Link href={href}>{name}</Link>}
            <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
              <rect
                className={part === undefined ? styles.bar : styles.whole}
                width={(value / longest) * 100}
                height={1}
              />
              {part === undefined ? null : <rect className={styles.bar} width={(part / longest) * 100} height={1} />}
            </svg>
          </th>
          <td className={styles.value}>{formatCount(value)}</td>
          {part === undefined ? null : <td className={styles.value}>{formatCount(part)}</td>}
        </tr>
      ))}
    </TableFigure>
  );
}
