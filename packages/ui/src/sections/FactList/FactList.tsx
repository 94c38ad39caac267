import { Link } from '../../actions/Link';
import { Section, type SectionProps } from '../../layout/Section';
import * as styles from './FactList.css';

export interface Fact {
  /** The name of the fact: "Based in". */
  label: string;
  value: string;
  /** Makes the value a link. */
  href?: string;
}

export interface FactListProps extends Omit<SectionProps, 'children' | 'wide'> {
  /** The facts, one to a row: a label, its value and, if the value leads somewhere, an address. */
  items: readonly Fact[];
}

/** Facts to look up, one to a row. Renders a `<dl>`, in a `<section>` when it has a heading. For figures use `StatStrip`. */
export function FactList({ items, ...section }: FactListProps) {
  return (
    <Section {...section}>
      <dl className={styles.facts}>
        {items.map(({ label, value, href }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.value}>{href ? <Link href={href}>{value}</Link> : value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
