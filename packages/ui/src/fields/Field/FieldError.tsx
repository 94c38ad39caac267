import { OctagonAlert } from 'lucide';
import { Icon } from '../../media/Icon';
import type { ReactNode } from 'react';
import { error, errorIcon } from './Field.css';

/** How to fix an invalid value, with an icon. Renders a `<p>`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={error}>
      <span className={errorIcon}>
        <Icon icon={OctagonAlert} size={16} />
      </span>
      <span>{children}</span>
    </p>
  );
}
