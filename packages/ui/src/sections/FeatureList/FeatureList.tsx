import type { ReactNode } from 'react';
import { Heading } from '../../layout/Heading';
import { levelBelow } from '../../layout/Heading/Heading';
import { Section, type SectionProps } from '../../layout/Section';
import { Link } from '../../actions/Link';
import * as styles from '../rows.css';

export interface Feature {
  title: string;
  /** Where the title leads. */
  href?: string | undefined;
  description?: ReactNode;
  /** An icon of 20 px that helps to find the row. */
  icon?: ReactNode;
}

export interface FeatureListProps extends Omit<SectionProps, 'children' | 'wide'> {
  /** The rows: each a title and, if need be, its address, a description and an icon. */
  items: readonly Feature[];
  /**
   * Whether the rows are numbered, because their order counts. Numbers take the place of icons.
   * @default false
   */
  numbered?: boolean;
}

/** Titles with their descriptions, row by row between hairlines. Renders a `<section>` with a `<ul>` or `<ol>`. */
export function FeatureList({ items, numbered = false, level = 2, ...section }: FeatureListProps) {
  const List = numbered ? 'ol' : 'ul';
  const signed = numbered || items.some(({ icon }) => icon);
  return (
    <Section {...section} level={level}>
      <List className={styles.rows} role="list">
        {items.map(({ title, href, description, icon }, index) => (
          <li key={title} className={styles.rowWith[signed ? 'sign' : 'text']}>
            {signed ? (
              <span className={styles.sign} aria-hidden="true">
                {numbered ? index + 1 : icon}
              </span>
            ) : null}
            <Heading level={section.heading ? levelBelow(level) : level} size="l">
              {href ? <Link href={href}>{title}</Link> : title}
            </Heading>
            {description ? <div className={styles.text}>{description}</div> : null}
          </li>
        ))}
      </List>
    </Section>
  );
}
