import { Section, type SectionProps } from '@advisor/ui';
import type { SectionWords } from '../../shapes/shapes';
import * as styles from './Statements.css';

export interface StatementsProps extends SectionWords, Pick<SectionProps, 'surface'> {
  /** Two to five sentences or phrases: the page's key messages. */
  items: readonly string[];
}

// PAGE-43
/** Key messages set large, stacked. Renders a `<ul>` in a `<section>`. */
export function Statements({ items, ...section }: StatementsProps) {
  return (
    <Section {...section}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ul role="list">
        {items.map((item) => (
          <li key={item} className={styles.statement}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
