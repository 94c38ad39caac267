import type { ReactNode } from 'react';
import { label } from './Label.css';

/** The short tracked label of a section. Renders a `<p>`, or a `<span>` where a paragraph is not allowed. */
export function Label({ as: Element = 'p', children }: { as?: 'p' | 'span'; children: ReactNode }) {
  return <Element className={label}>{children}</Element>;
}
