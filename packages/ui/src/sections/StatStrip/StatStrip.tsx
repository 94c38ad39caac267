import { Section, type SectionProps } from '../../layout/Section';
import * as styles from './StatStrip.css';

export interface Stat {
  /** What is counted, with its scope. */
  label: string;
  /** The figure as displayed: "35+", "4.9/5". */
  value: string;
}

/** In characters: a place or another word stays at the size of a headline. */
const longestAtDisplaySize = 6;

export interface StatStripProps extends Omit<SectionProps, 'children' | 'wide'> {
  /** Two to six. */
  items: readonly Stat[];
}

/** Figures with what they count, in one row. Renders a `<dl>`, in a `<section>` when it has a heading, and nothing without figures. */
export function StatStrip({ items, ...section }: StatStripProps) {
  if (items.length === 0) return null;
  return (
    <Section {...section} wide>
      <dl
        className={styles.strip}
        data-display={items.every(({ value }) => value.length <= longestAtDisplaySize) || undefined}
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
