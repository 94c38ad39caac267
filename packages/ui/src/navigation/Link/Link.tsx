import type { ReactNode } from 'react';
import { Anchor } from './Anchor';
import { link } from './Link.css';
import type { LinkElementProps } from './LinkProvider';

export const linkVariants = ['text', 'plain'] as const;

export interface LinkProps extends Omit<LinkElementProps, 'className' | 'style'> {
  /** Where it goes. Another site opens in a new tab; an internal path goes through the `LinkProvider`. */
  href: string;
  /** Where it goes, in words that make sense on their own. */
  children: ReactNode;
  /**
   * `text` is underlined in the accent, for running text; `plain` takes the colour around it, for navigation and lists.
   * @default 'text'
   */
  variant?: (typeof linkVariants)[number];
}

/** Goes to another place. Renders an `<a>`, or the link of the `LinkProvider` for an internal address. */
export function Link({ variant, ...rest }: LinkProps) {
  return <Anchor {...rest} className={link({ variant })} />;
}
