import { useId, type ReactNode } from 'react';
import { Container } from '../Container';
import { Heading, type HeadingLevel } from '../Heading';
import { Text } from '../Text';
import { Label } from './Label';
import * as styles from './Section.css';

export const sectionBackgrounds = ['background', 'sunken'] as const;

export interface SectionProps {
  /** What is below the heading and the intro. */
  children?: ReactNode;
  /** The heading, which also names the section for screen readers. */
  heading?: ReactNode;
  /** One to three words in the narrow column beside the heading; above it on a phone. */
  label?: ReactNode;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  /**
   * The color behind it, by the name of its token: `background` is that of the page, where a hairline separates sections;
   * `sunken` makes a band over the full width.
   * @default 'background'
   */
  background?: (typeof sectionBackgrounds)[number];
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel;
  /**
   * Whether the content takes the full width of the page below the heading, for cards and tables,
   * rather than the wide column beside the label.
   * @default false
   */
  wide?: boolean;
  /** The id, as a link target: `#id`. */
  id?: string;
}

/**
 * A section of a page: a narrow label column beside a wide text column, stacked on a phone.
 * Renders a `<section>` named by its heading, or a `<div>` when it has none.
 */
export function Section({
  children,
  heading,
  label,
  intro,
  background = 'background',
  level = 2,
  wide = false,
  id,
}: SectionProps) {
  const headingId = useId();
  const Element = heading ? 'section' : 'div';
  return (
    <Element
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={background === 'sunken' ? `${styles.sunken} ${styles.printedBand}` : styles.onPage}
    >
      <Container>
        <div className={styles.frame}>
          {label ? (
            <div className={styles.labelColumn}>
              <Label>{label}</Label>
            </div>
          ) : null}
          {heading || intro ? (
            <div className={styles.header}>
              {heading ? (
                <Heading level={level} size="xxl" id={headingId}>
                  {heading}
                </Heading>
              ) : null}
              {intro ? (
                <Text size="l" color="textSoft" measure>
                  {intro}
                </Text>
              ) : null}
            </div>
          ) : null}
          {children ? <div className={wide ? styles.fullBody : styles.body}>{children}</div> : null}
        </div>
      </Container>
    </Element>
  );
}
