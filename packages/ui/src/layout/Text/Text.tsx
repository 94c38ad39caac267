import type { ReactNode } from 'react';
import type { TextSize } from '../../theme/styling';
import { keepEnd } from './keepEnd';
import { text } from './Text.css';

export const textElements = ['p', 'span', 'div', 'strong', 'em', 'small', 'li', 'dt', 'dd', 'figcaption'] as const;
export const textColors = ['text', 'soft', 'accent', 'marker'] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

export interface TextProps {
  children: ReactNode;
  id?: string;
  /** @default 'p' */
  as?: (typeof textElements)[number];
  /** @default 'm' */
  size?: TextSize;
  /** The role of the colour. Inherited if not set. */
  color?: (typeof textColors)[number];
  /** The font weight. Inherited if not set. */
  weight?: (typeof textWeights)[number];
  /**
   * Whether the line length is limited to 60–72 characters.
   * @default false
   */
  measure?: boolean;
  /**
   * Whether figures have equal widths, so that they align in columns.
   * @default false
   */
  tabular?: boolean;
}

/**
 * Running text in the type scale. A paragraph of size `m` does not end with one or two words alone; other sizes have lines
 * of equal length. Renders a `<p>` or the element named by `as`.
 */
export function Text({ children, id, as: Element = 'p', size = 'm', color, weight, measure, tabular }: TextProps) {
  return (
    <Element id={id} className={text({ size, color, weight, measure, tabular })}>
      {typeof children === 'string' && size === 'm' ? keepEnd(children) : children}
    </Element>
  );
}
