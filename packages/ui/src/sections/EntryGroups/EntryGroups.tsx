import { Children, type ReactNode } from 'react';
import { Heading } from '../../layout/Heading';
import { levelBelow } from '../../layout/Heading/Heading';
import { Section, type SectionProps } from '../../layout/Section';
import { Text } from '../../layout/Text';
import * as styles from './EntryGroups.css';

export interface EntryGroup {
  name: string;
  /** A line that says who the group is for, or what it contains. */
  description?: string;
  /** Rows, each an `Entry` without facts, two heading levels below the section's. */
  entries: ReactNode;
}

export interface EntryGroupsProps extends Omit<SectionProps, 'children' | 'wide'> {
  /** The groups in their order, each with a name, its rows and, if need be, a description. */
  groups: readonly EntryGroup[];
}

/**
 * Rows sorted into named groups: the name beside its rows, above them on a phone. A group without rows is left out. Renders a
 * `<section>` with a `<ul>` for each group, and nothing without rows.
 */
export function EntryGroups({ groups, level = 2, ...section }: EntryGroupsProps) {
  const shown = groups.filter(({ entries }) => Children.toArray(entries).length > 0);
  if (shown.length === 0) return null;
  return (
    <Section {...section} level={level} wide>
      {shown.map(({ name, description, entries }) => (
        <div key={name} className={styles.group}>
          <div className={styles.name}>
            <Heading level={levelBelow(level)} size="l">
              {name}
            </Heading>
            {description ? (
              <Text size="s" color="textSoft">
                {description}
              </Text>
            ) : null}
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
          <ul className={styles.rows} role="list">
            {Children.map(entries, (entry) => (entry ? <li className={styles.row}>{entry}</li> : null))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
