import { ArrowRight, ArrowUpRight } from 'lucide';
import { Icon } from '../../media/Icon';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../layout/Heading';
import { Anchor, leavesSite } from '../../actions/Link/Anchor';
import * as styles from './Card.css';

export const cardVariants = ['plain', 'surface'] as const;

export interface CardProps {
  /** What the card is about. */
  heading: ReactNode;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: HeadingLevel;
  /** Facts in one line above the heading: a date, a duration, a `Badge`. */
  meta?: ReactNode;
  /** A picture above everything. */
  media?: ReactNode;
  /** The text. */
  children?: ReactNode;
  /** Buttons or links at the bottom; aligned across a row of cards. */
  actions?: ReactNode;
  /** Makes the whole card a link. There is one real link, the heading's, stretched over the card. */
  href?: string;
  /**
   * `plain` is on the page below a rule; `surface` has a background and a border, for interactive or raised cards.
   * @default surface with `href`, else plain
   */
  variant?: (typeof cardVariants)[number];
  /**
   * Whether the card is muted: past or not available.
   * @default false
   */
  muted?: boolean;
}

/** One item in a list of its kind. Renders an `<article>` as high as its row. */
export function Card({
  heading,
  level = 3,
  meta,
  media,
  children,
  actions,
  href,
  variant = href ? 'surface' : 'plain',
  muted,
}: CardProps) {
  const arrow = href && leavesSite(href) ? ArrowUpRight : ArrowRight;
  return (
    <article className={`${styles.card({ variant, muted, clickable: Boolean(href) })} ${styles.printed}`}>
      <Heading level={level} size="l">
        {href ? (
          <Anchor href={href} className={styles.stretched}>
            {heading}
          </Anchor>
        ) : (
          heading
        )}
      </Heading>
      {media ? <div className={styles.picture}>{media}</div> : null}
      {meta ? <div className={styles.meta}>{meta}</div> : null}
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions || href ? (
        <div className={styles.footer}>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {href ? <Icon icon={arrow} className={styles.arrow} data-mirrored /> : null}
        </div>
      ) : null}
    </article>
  );
}
