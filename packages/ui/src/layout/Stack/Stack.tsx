import type { ReactNode } from 'react';
import type { Space } from '../../theme/styling';
import { stack } from './Stack.css';

export const stackElements = ['div', 'ul', 'ol', 'section', 'header', 'footer'] as const;
export const stackDirections = ['column', 'row'] as const;
export const stackAligns = ['start', 'center', 'end', 'stretch'] as const;
export const stackJustifies = ['start', 'between', 'center'] as const;

export interface StackProps {
  /** What is stacked, in reading order; in a list each child is an `<li>`. */
  children: ReactNode;
  /**
   * The element that is rendered: choose it by meaning, it changes no style.
   * @default 'div'
   */
  as?: (typeof stackElements)[number];
  /**
   * The direction. A row wraps if it does not fit.
   * @default 'column'
   */
  direction?: (typeof stackDirections)[number];
  /**
   * The gap between the children.
   * @default 'm'
   */
  space?: Space;
  /**
   * Where the children are across the direction: from side to side in a column, from top to bottom in a row.
   * @default stretch in a column, center in a row
   */
  align?: (typeof stackAligns)[number];
  /**
   * Where the children are along the direction when there is room left; `between` puts the room between them.
   * @default 'start'
   */
  justify?: (typeof stackJustifies)[number];
}

/** Stacks its children with an even gap. Renders a `<div>` or the element named by `as`. */
export function Stack({
  children,
  as: Element = 'div',
  direction = 'column',
  space = 'm',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
}: StackProps) {
  // Safari drops the list role of a list without bullets.
  const role = Element === 'ul' || Element === 'ol' ? 'list' : undefined;
  return (
    <Element className={stack({ direction, space, align, justify })} role={role}>
      {children}
    </Element>
  );
}
