import { Section, type SectionProps } from '../../layout/Section';
import * as styles from './StatStrip.css';

export interface Stat {
  /** What is counted, with its scope. */
  label: string;
  /** The figure as displayed: "35+", "4.9/5". */
  value: string;
}

export interface StatStripProps extends Omit<SectionProps, 'children' | 'wide'> {
  /** Two to six. */
  items: readonly Stat[];
}

// PAGE-52
/**
 * Figures with their labels: in one row, on a tablet in up to two, on a phone in pairs or, an odd number, as a list. Renders
 * a `<dl>`, in a `<section>` when it has a heading.
 */
export function StatStrip({ items, ...section }: StatStripProps) {
  return (
    <Section {...section} wide>
      <dl
        className={styles.strip}
        data-longest={Math.max(...items.map(({ value }) => value.length))}
        data-mean={Math.ceil((items.map(({ value }) => value).join('').length * 2) / items.length) / 2}
      >
        {items.map(({ label, value }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
