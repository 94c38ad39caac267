import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** The words that are read out but not shown, such as the title after “Delete”. */
  children: ReactNode;
}

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
