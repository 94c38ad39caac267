import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor';
import { action, actionInWords, actionLabel } from './NavBar.css';

export interface NavBarActionProps {
  href: string;
  /** The icon, 20 px. Without one, the bar shows the label, as the menu does. */
  icon?: ReactNode;
  /** The label: beside the icon in the menu, visually hidden in the bar. */
  label: string;
}

/** A link at the end of a `NavBar`: icon only in the bar, icon and text in the menu. Renders an `<a>`. */
export function NavBarAction({ href, icon, label }: NavBarActionProps) {
  return (
    <Anchor href={href} className={icon ? action : `${action} ${actionInWords}`}>
      {icon}
      <span className={icon ? actionLabel : undefined}>{label}</span>
    </Anchor>
  );
}
