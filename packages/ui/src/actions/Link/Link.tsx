import type { ReactNode } from 'react';
import { Anchor } from './Anchor';
import { link } from './Link.css';
import type { LinkElementProps } from './LinkProvider';

export const linkVariants = ['text', 'plain'] as const;

export interface LinkProps extends Omit<LinkElementProps, 'className' | 'style'> {
  /** The address. Another site opens in a new tab; an internal path is handled by the `LinkProvider`. */
  href: string;
  /** The link text, which must make sense out of context. */
  children: ReactNode;
  /**
   * `text` is underlined in the accent colour, for running text; `plain` inherits the colour, for navigation and lists.
   * @default 'text'
   */
  variant?: (typeof linkVariants)[number];
}

/** A link. Renders an `<a>`, or the link of the `LinkProvider` for an internal address. */
export function Link({ variant, ...rest }: LinkProps) {
  return <Anchor {...rest} className={link({ variant })} />;
}
