import { Section, Text } from '@advisor/ui';
import type { SectionWords } from '../../shapes/shapes';
import * as styles from './Cadences.css';

export interface Cadence {
  /** "Weekly". */
  label: string;
  /** The number per year. */
  perYear: number;
}

export interface CadencesProps extends SectionWords {
  items: readonly Cadence[];
}

// BRIEF-19
/** Frequencies, each drawn as marks over a year. Renders a `<section>` with a list. */
export function Cadences({ items, ...section }: CadencesProps) {
  return (
    <Section {...section}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ul className={styles.list} role="list">
        {items.map(({ label, perYear }) => (
          <li key={label} className={styles.item}>
            <div className={styles.said}>
              <Text as="span" weight="medium">
                {label}
              </Text>
              <Text as="span" size="s" color="soft" tabular>
                {perYear} a year
              </Text>
            </div>
            <svg className={styles.year} viewBox="0 0 1000 16" preserveAspectRatio="none" aria-hidden="true">
              <path d={marks(perYear)} vectorEffect="non-scaling-stroke" />
            </svg>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Evenly spaced marks over a year, each in the middle of its interval. */
const marks = (perYear: number) =>
  Array.from({ length: perYear }, (_, index) => `M${Math.round(((index + 0.5) / perYear) * 1000)} 2v14`).join('');
