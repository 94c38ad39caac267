import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './DataTable.css';

export const tableSizes = ['medium', 'small'] as const;

export const tableFigures = ['none', 'last', 'all'] as const;

export interface DataTableProps {
  /** The name of the table, shown above it. Or use `labelledBy`. */
  caption?: ReactNode;
  /**
   * Whether the caption is visually hidden, because the page already says it.
   * @default false
   */
  captionHidden?: boolean;
  /** The id of a heading that names the table, instead of a caption. */
  labelledBy?: string;
  /**
   * `small` among other content: in a disclosure, below a chart.
   * @default 'medium'
   */
  size?: (typeof tableSizes)[number];
  /**
   * Which columns have tabular, end-aligned figures: none, the last one, or all but the first.
   * @default 'none'
   */
  figures?: (typeof tableFigures)[number];
  /**
   * How the cells of a row are aligned: on one baseline, or at the top if some have pictures or buttons.
   * @default 'baseline'
   */
  align?: keyof typeof styles.align;
  /**
   * Whether a wide table scrolls inside its container, also by keyboard.
   * @default false
   */
  scrolls?: boolean;
  /** A `<thead>`, a `<tbody>`, and a `<tfoot>` for totals. Each header is a `<th>` with its `scope`. */
  children: ReactNode;
}

/** Rows of the same facts, to look up or compare. Renders a `<table>`. */
export function DataTable({
  caption,
  captionHidden = false,
  labelledBy,
  size = 'medium',
  figures = 'none',
  align = 'baseline',
  scrolls = false,
  children,
}: DataTableProps) {
  const captionId = useId();
  const nameId = labelledBy ?? captionId;
  const table = (
    <table
      className={`${styles.table} ${styles.size[size]} ${styles.align[align]} ${styles.figures[figures]}`}
      aria-labelledby={labelledBy}
    >
      {caption ? (
        <caption id={captionId} className={styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
      ) : null}
      {children}
    </table>
  );
  if (!scrolls) return table;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by the keyboard.
    <div role="region" aria-labelledby={nameId} tabIndex={0} className={styles.scroll}>
      {table}
    </div>
  );
}
