import { Skeleton } from '@advisor/ui';
import * as styles from './rows.css';

/** Placeholder rows for a list that is loading. Renders a `<div>` hidden from screen readers. */
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
