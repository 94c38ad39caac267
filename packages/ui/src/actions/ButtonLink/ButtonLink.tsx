import type { ReactNode } from 'react';
import { Anchor } from '../../navigation/Link/Anchor';
import type { LinkElementProps } from '../../navigation/Link';
import type { ButtonLook } from '../Button';
import { button } from '../Button/Button.css';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkElementProps, 'className' | 'style'> {
  /** Where it goes. Another site opens in a new tab; an internal path goes through the `LinkProvider`. */
  href: string;
  /** What the reader gets there: "View portfolio". */
  children: ReactNode;
  /** An icon before the text. */
  icon?: ReactNode;
}

/** Goes to another place with the weight of a button. Renders an `<a>`. To start an action in the page use `Button`. */
export function ButtonLink({ variant, tone, size, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={button({ variant, tone, size })}>
      {icon}
      {children}
    </Anchor>
  );
}
