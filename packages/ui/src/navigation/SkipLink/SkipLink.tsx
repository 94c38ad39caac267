import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css';

export interface SkipLinkProps {
  /** The target, usually `#main`. It needs `tabIndex={-1}` to receive focus. */
  href: `#${string}`;
  /** @default 'Skip to content' */
  children?: ReactNode;
}

/** Skips the navigation; visible only while focused. Put it first in the page. Renders an `<a>`. */
export function SkipLink({ href, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}
