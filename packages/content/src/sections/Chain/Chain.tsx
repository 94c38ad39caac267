import { Heading, Section, Text, type SectionProps } from '@advisor/ui';
import type { Point, SectionWords } from '../../shapes/shapes';
import * as styles from './Chain.css';

export interface ChainProps extends SectionWords, Pick<SectionProps, 'surface'> {
  /** Two to five, each leading to the next. */
  points: readonly Point[];
}

// PAGE-43
/**
 * Consecutive parts, connected by a line: side by side in a wide viewport, four and five in two columns on a tablet,
 * stacked on a phone. Renders an `<ol>`.
 */
export function Chain({ points, ...section }: ChainProps) {
  return (
    <Section {...section} wide>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ol className={styles.chain} role="list">
        {points.map(({ title, description }) => (
          <li key={title} className={styles.link}>
            <Heading level={3} size="l">
              {title}
            </Heading>
            <Text size="s" color="soft">
              {description}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
