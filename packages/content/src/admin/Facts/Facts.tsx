import type { ReactNode } from 'react';
import * as styles from './Facts.css';
import { formatTime } from '../text/formatTime';

/** Facts as name-value pairs. Renders a `<dl>`. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A date and time in the browser's locale and time zone. */
export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatTime(iso)}</time>;
}
