import { Plus } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../media/Icon';
import { Container } from '../Container';
import { Heading, type HeadingLevel } from '../Heading';
import { Text } from '../Text';
import { Label } from './Label';
import * as styles from './Section.css';

export const sectionSurfaces = ['background', 'sunken'] as const;

export interface SectionProps {
  children?: ReactNode;
  /** The heading, which also names the section for screen readers. */
  heading?: ReactNode;
  /** One to three words in the narrow column beside the heading; above it on a phone. */
  label?: ReactNode;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  /**
   * `sunken` is a full-width band with a subtle background; sections on the `background` of the page are separated by a
   * hairline.
   * @default 'background'
   */
  surface?: (typeof sectionSurfaces)[number];
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
  /**
   * Whether the content is collapsed below its heading: for details that few readers need. Needs a heading. Printed
   * open.
   * @default false
   */
  folded?: boolean;
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
  surface = 'background',
  level = 2,
  wide = false,
  folded = false,
  id,
}: SectionProps) {
  const headingId = useId();
  const Element = heading ? 'section' : 'div';
  const body = children ? <div className={wide ? styles.fullBody : styles.body}>{children}</div> : null;
  if (folded && heading)
    return (
      <section id={id} aria-labelledby={headingId} className={styles.foldedSection}>
        <Container>
          <details className={styles.fold}>
            <summary className={styles.foldSummary}>
              {label ? (
                <span className={styles.labelColumn}>
                  <Label as="span">{label}</Label>
                </span>
              ) : null}
              <Heading level={level} size="xl" id={headingId}>
                {heading}
              </Heading>
              <Icon icon={Plus} />
            </summary>
            <div className={styles.foldedFrame}>
              {intro ? (
                <div className={styles.header}>
                  <Text color="soft" measure>
                    {intro}
                  </Text>
                </div>
              ) : null}
              {body}
            </div>
          </details>
        </Container>
      </section>
    );
  return (
    <Element
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={surface === 'sunken' ? `${styles.sunken} ${styles.printedBand}` : styles.paper}
    >
      <Container>
        <div className={heading || label ? styles.frame : styles.bareFrame}>
          {label ? (
            <div className={styles.chapter}>
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
                <Text size="l" color="soft" measure>
                  {intro}
                </Text>
              ) : null}
            </div>
          ) : null}
          {body}
        </div>
      </Container>
    </Element>
  );
}
