import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor';
import type { LinkElementProps } from '../Link';
import type { ButtonLook } from '../Button';
import { button } from '../Button/Button.css';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkElementProps, 'className' | 'style'> {
  /** The address. Another site opens in a new tab; an internal path is handled by the `LinkProvider`. */
  href: string;
  /** The label: "View portfolio". */
  children: ReactNode;
  /** An icon before the text. */
  icon?: ReactNode;
}

/** A link that looks like a button. Renders an `<a>`. To start an action in the page use `Button`. */
export function ButtonLink({ variant, tone, size, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={button({ variant, tone, size })}>
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}
