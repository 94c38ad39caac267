import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css';

export interface SkipLinkProps {
  /** The place to go to, `#main` as a rule. It needs `tabIndex={-1}` to receive the focus. */
  href: `#${string}`;
  /** @default 'Skip to content' */
  children?: ReactNode;
}

/** Leads past the navigation; seen only while it has the focus. First in the page. Renders an `<a>`. */
export function SkipLink({ href, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}
