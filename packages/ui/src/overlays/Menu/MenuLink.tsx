import type { ReactNode } from 'react';
import { button } from '../../actions/Button/Button.css';
import { Anchor } from '../../actions/Link/Anchor';
import { closeMenu } from './closeMenu';

export interface MenuLinkProps {
  /** The address. Another site opens in a new tab; an internal path is handled by the `LinkProvider`. */
  href: string;
  /** What it leads to: "Your account". */
  children: ReactNode;
  /** An icon before the text, 20 px; then all items of the menu have one. */
  icon?: ReactNode;
}

/** Leads to another page from a `Menu`. Renders an `<a>`. */
export function MenuLink({ href, icon, children }: MenuLinkProps) {
  return (
    <Anchor href={href} className={button({ variant: 'quiet', shape: 'row' })} onClick={closeMenu}>
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}
