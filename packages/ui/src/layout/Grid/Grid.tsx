import type { ReactNode } from 'react';
import type { Space } from '../../theme/styling';
import { grid } from './Grid.css';

export const gridColumns = [1, 2, 3, 4] as const;
export const gridElements = ['div', 'ul', 'ol'] as const;

export interface GridProps {
  /** One child to a cell, in reading order; in a list each is an `<li>`. */
  children: ReactNode;
  /** The number of columns in a wide window. One on a phone, at most two on a tablet. */
  columns: (typeof gridColumns)[number];
  /**
   * The gap between rows and columns.
   * @default 'l'
   */
  space?: Space;
  /**
   * The element that is rendered: choose it by meaning, it changes no style.
   * @default 'div'
   */
  as?: (typeof gridElements)[number];
}

/** Arranges its children in equal columns, each row as high as its tallest child. Renders a `<div>` or the list named by `as`. */
export function Grid({ children, columns, space = 'l', as: Element = 'div' }: GridProps) {
  // Safari drops the list role of a list without bullets.
  const role = Element === 'div' ? undefined : 'list';
  return (
    <Element className={grid({ columns, space })} role={role}>
      {children}
    </Element>
  );
}
