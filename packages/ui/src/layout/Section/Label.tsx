import type { ReactNode } from 'react';
import { label } from './Label.css';

/** The short tracked label of a section. Renders a `<p>`. */
export function Label({ children }: { children: ReactNode }) {
  return <p className={label}>{children}</p>;
}
