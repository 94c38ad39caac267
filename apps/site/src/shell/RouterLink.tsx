import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

/** The router's link in the shape `LinkProvider` of `@advisor/ui` expects. Renders an `<a>`. */
export function RouterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <Link to={href} {...rest} />;
}
