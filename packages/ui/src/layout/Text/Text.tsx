import type { ReactNode } from 'react';
import type { TextSize } from '../../theme/styling';
import { text } from './Text.css';

export const textElements = ['p', 'span', 'div', 'strong', 'em', 'small', 'li', 'dt', 'dd', 'figcaption'] as const;
export const textColors = ['text', 'textSoft', 'accent', 'marker'] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

export interface TextProps {
  /** The words, with links or emphasis if need be; in a `div` also blocks such as paragraphs. */
  children: ReactNode;
  /** The id, as a link target (`#id`) or for an `aria-labelledby` or `aria-describedby`. */
  id?: string;
  /**
   * The element that is rendered: choose it by meaning. Only `strong` (bold) and `em` (italic) change the style.
   * @default 'p'
   */
  as?: (typeof textElements)[number];
  /**
   * The step of the type scale; it sets the line height too. From `m` on, the text grows with the window.
   * @default 'm'
   */
  size?: TextSize;
  /** The color, by the name of its token. Inherited if not set. */
  color?: (typeof textColors)[number];
  /** The font weight. Inherited if not set. */
  weight?: (typeof textWeights)[number];
  /**
   * Whether the line length is limited to 60–72 characters.
   * @default false
   */
  measure?: boolean;
  /**
   * Whether figures have equal width, so that they align in columns.
   * @default false
   */
  tabular?: boolean;
}

/** Running text of the type scale. Renders a `<p>` or the element named by `as`. */
export function Text({ children, id, as: Element = 'p', size = 'm', color, weight, measure, tabular }: TextProps) {
  return (
    <Element id={id} className={text({ size, color, weight, measure, tabular })}>
      {children}
    </Element>
  );
}
