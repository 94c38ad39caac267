import { Section, type SectionProps } from '../../layout/Section';
import * as styles from './FigureTable.css';

export interface FigureRow {
  title: string;
  description?: string;
  /** One for each column after the first, as displayed: "$40–60", "25". */
  figures: readonly string[];
}

export interface FigureTableProps extends Omit<SectionProps, 'children' | 'wide'> {
  /** The name of the table, for screen readers; visually, the heading above says it. */
  caption: string;
  /** The column headers: first for the titles, then for the figures. */
  columns: readonly string[];
  /** The rows: each a title, a description if need be, and a figure for every further column. */
  rows: readonly FigureRow[];
  /** The last row, if the figures add up. */
  total?: FigureRow;
}

// SITE-24
/** A table of figures to compare; where a row does not fit, its figures are below its title. Renders a `<table>` in a `<section>`, and nothing without rows. */
export function FigureTable({ caption, columns, rows, total, ...section }: FigureTableProps) {
  if (rows.length === 0) return null;
  const [first, ...others] = columns;
  return (
    <Section {...section}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead className={styles.heads}>
            <tr>
              <th scope="col" className={styles.head}>
                {first}
              </th>
              {others.map((column) => (
                <th key={column} scope="col" className={styles.figureHead}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.title} row={row} columns={others} />
            ))}
          </tbody>
          {total ? (
            <tfoot className={styles.total}>
              <Row row={total} columns={others} />
            </tfoot>
          ) : null}
        </table>
      </div>
    </Section>
  );
}

function Row({ row: { title, description, figures }, columns }: { row: FigureRow; columns: readonly string[] }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.title}>
        <span>{title}</span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </th>
      {figures.map((figure, index) => (
        // The columns of a table never change places.
        <td key={index} className={styles.figure}>
          <span aria-hidden="true" className={styles.column}>
            {columns[index]}
          </span>{' '}
          <span>{figure}</span>
        </td>
      ))}
    </tr>
  );
}
