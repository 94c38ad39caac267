import type { ReactNode } from 'react';
import { container } from './Container.css';

export const containerWidths = ['page', 'text', 'narrow'] as const;
export const containerElements = ['div', 'main', 'article'] as const;

export interface ContainerProps {
  /** What is centered: the content of a page, or of a band that spans it. */
  children: ReactNode;
  /**
   * The maximum width of the content: `page` 1200 px, `text` 680 px, `narrow` 480 px for a short form.
   * @default 'page'
   */
  width?: (typeof containerWidths)[number];
  /**
   * The element that is rendered: choose it by meaning, it changes no style.
   * @default 'div'
   */
  as?: (typeof containerElements)[number];
}

/** Centers content with a gutter. Renders a `<div>` or the element named by `as`. */
export function Container({ children, width = 'page', as: Element = 'div' }: ContainerProps) {
  return <Element className={container({ width })}>{children}</Element>;
}
