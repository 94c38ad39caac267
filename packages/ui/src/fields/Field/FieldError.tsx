import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { error, errorIcon } from './Field.css';

/** How to fix an invalid value, with an icon. Renders a `<p>`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={error}>
      <span className={errorIcon}>
        <OctagonAlert aria-hidden size={16} strokeWidth={1.5} absoluteStrokeWidth />
      </span>
      <span>{children}</span>
    </p>
  );
}
