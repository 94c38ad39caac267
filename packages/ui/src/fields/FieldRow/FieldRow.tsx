import type { ReactNode } from 'react';
import { fieldRow } from '../Field/Field.css';

export interface FieldRowProps {
  /** Two to four short fields that belong together: first and last name, for example. */
  children: ReactNode;
}

/** Places fields side by side if there is space, stacked on a phone. Renders a `<div>`. */
export function FieldRow({ children }: FieldRowProps) {
  return <div className={fieldRow}>{children}</div>;
}
