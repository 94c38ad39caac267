import { Section, type SectionProps } from '../../layout/Section';
import * as styles from './StatStrip.css';

export interface Stat {
  /** What is counted, with its scope. */
  label: string;
  /** The figure as displayed: "35+", "4.9/5". */
  value: string;
}

/**
 * By the longest value: up to six characters are set in the size of figures, smaller in columns that are narrow for them. A place
 * or another word stays at the size of a headline.
 */
function displayOf(items: readonly Stat[]): 'short' | 'long' | undefined {
  const characters = Math.max(...items.map(({ value }) => value.length));
  return characters <= 4 ? 'short' : characters <= 6 ? 'long' : undefined;
}

export interface StatStripProps extends Omit<SectionProps, 'children' | 'wide'> {
  /** Two to six. */
  items: readonly Stat[];
}

/** Figures with what they count, in one row. Renders a `<dl>`, in a `<section>` when it has a heading, and nothing without figures. */
export function StatStrip({ items, ...section }: StatStripProps) {
  if (items.length === 0) return null;
  return (
    <Section {...section} wide>
      <dl className={styles.strip} data-display={displayOf(items)}>
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
