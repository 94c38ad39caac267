import { formatCount } from '@advisor/ui';
import type { ReactNode } from 'react';
import { cover } from './covers.css';

/** The width of every cover, in its own units; heights differ. */
export const coverWidth = 240;

/** Numbers as a list: "50, 1,700" would be ambiguous, so that they are parted by semicolons. */
export const formatList = (values: readonly number[]) => values.map(formatCount).join('; ');

export interface CoverProps {
  /** What the drawing shows, with its figures, for those who do not see it. */
  label: string;
  /** In the units in which the cover is 240 wide. */
  height: number;
  /** The shapes of the drawing, in SVG and in the same units. */
  children: ReactNode;
}

// PAGE-30
/** The frame of every cover. Renders an `<svg role="img">` that is as wide as its place. */
export function Cover({ label, height, children }: CoverProps) {
  return (
    <svg
      className={cover}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${coverWidth} ${height}`}
      width={coverWidth}
      height={height}
    >
      {children}
    </svg>
  );
}
