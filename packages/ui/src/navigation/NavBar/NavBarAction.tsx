import type { ReactNode } from 'react';
import { Anchor } from '../../actions/Link/Anchor';
import { action, actionLabel } from './NavBar.css';

export interface NavBarActionProps {
  /** The address. Another site opens in a new tab; an internal path is handled by the `LinkProvider`. */
  href: string;
  /** The icon, 20 px. */
  icon: ReactNode;
  /** The label: beside the icon in the menu, for screen readers only in the bar. */
  label: string;
}

/** A link at the right end of a `NavBar`: an icon alone in the bar, icon and text in the menu. Renders an `<a>`. */
export function NavBarAction({ href, icon, label }: NavBarActionProps) {
  return (
    <Anchor href={href} className={action}>
      {icon}
      <span className={actionLabel}>{label}</span>
    </Anchor>
  );
}
