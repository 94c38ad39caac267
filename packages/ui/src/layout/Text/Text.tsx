import type { ReactNode } from 'react';
import type { TextSize } from '../../theme/styling';
import { text } from './Text.css';

export const textElements = ['p', 'span', 'div', 'strong', 'em', 'small', 'li', 'dt', 'dd', 'figcaption'] as const;
export const textTones = ['ink', 'soft', 'accent', 'marker'] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

export interface TextProps {
  children: ReactNode;
  id?: string;
  /** @default 'p' */
  as?: (typeof textElements)[number];
  /** @default 'm' */
  size?: TextSize;
  /** The role of the colour. Inherited if not set. */
  tone?: (typeof textTones)[number];
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
export function Text({ children, id, as: Element = 'p', size = 'm', tone, weight, measure, tabular }: TextProps) {
  return (
    <Element id={id} className={text({ size, tone, weight, measure, tabular })}>
      {children}
    </Element>
  );
}
