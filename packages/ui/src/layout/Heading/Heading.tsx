import type { ReactNode } from 'react';
import type { TextSize } from '../../theme/styling';
import { heading } from './Heading.css';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

const sizes: Record<HeadingLevel, TextSize> = { 1: 'display', 2: 'xxl', 3: 'l', 4: 'm', 5: 's', 6: 's' };

export interface HeadingProps {
  /** The words, also read out where a screen reader lists the headings of the page. */
  children: ReactNode;
  /** The level in the document outline; never choose it for its size. */
  level: HeadingLevel;
  /**
   * The visual size, if it differs from the level's.
   * @default that of the level
   */
  size?: TextSize;
  /** The id, as a link target (`#id`) or for the `aria-labelledby` of what the heading names. */
  id?: string;
}

/** A heading. Renders `<h1>` to `<h6>`. */
export function Heading({ children, level, size = sizes[level], id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={heading({ size })}>
      {children}
    </Element>
  );
}

/** The next lower heading level, for headings inside a section. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
