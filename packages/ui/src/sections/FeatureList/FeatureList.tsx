import type { ReactNode } from 'react';
import { Heading } from '../../layout/Heading';
import { levelBelow } from '../../layout/Heading/Heading';
import { Section, type SectionProps } from '../../layout/Section';
import { Link } from '../../navigation/Link';
import * as styles from '../rows.css';

export interface Feature {
  title: string;
  /** Makes the title a link. */
  href?: string | undefined;
  description?: ReactNode;
  /** A 20 px icon that helps to scan the rows. */
  icon?: ReactNode;
}

export interface FeatureListProps extends Omit<SectionProps, 'children' | 'wide'> {
  items: readonly Feature[];
  /**
   * Whether the rows are numbered because their order matters. Numbers replace icons.
   * @default false
   */
  numbered?: boolean;
}

/** Titles with descriptions, in rows between hairlines. Renders a `<section>` with a `<ul>` or `<ol>`. */
export function FeatureList({ items, numbered = false, level = 2, ...section }: FeatureListProps) {
  const List = numbered ? 'ol' : 'ul';
  const signed = numbered || items.some(({ icon }) => icon);
  return (
    <Section {...section} level={level}>
      <List role="list">
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
