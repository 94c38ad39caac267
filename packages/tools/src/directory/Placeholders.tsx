import { Skeleton } from '@advisor/ui';
import * as styles from './rows.css';

/** Holds the place of a list that is on its way, row by row. Renders a `<div>` that screen readers pass over. */
export function Placeholders({ count }: { count: number }) {
  return (
    <div className={styles.placeholders} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton lines={1} />
          <Skeleton heading lines={2} />
        </div>
      ))}
    </div>
  );
}
