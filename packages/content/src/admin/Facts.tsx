import type { ReactNode } from 'react';
import * as styles from './Facts.css';
import { formatTime } from './formatTime';

/** What is known of one thing, by name. Renders a `<dl>`. */
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

/** A date and time in the locale and time zone of the browser. */
export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatTime(iso)}</time>;
}
