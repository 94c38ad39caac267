import { formatCount } from '@advisor/ui';
import type { ReactNode } from 'react';
import { cover } from './covers.css';

/** The width of every cover, in user units; heights differ. */
export const coverWidth = 240;

/** A number with its noun: "1 seat", "18 seats". */
export const counted = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** Numbers separated by semicolons, because commas also separate thousands. */
export const formatList = (values: readonly number[]) => values.map(formatCount).join('; ');

export interface CoverProps {
  /** The text alternative, including the figures. */
  label: string;
  /** In user units; the cover is 240 wide. */
  height: number;
  children: ReactNode;
}

// PAGE-30
/** The frame of every cover. Renders an `<svg role="img">` at the width of its container. */
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
