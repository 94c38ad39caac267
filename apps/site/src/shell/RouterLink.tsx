import { useEffect, useRef, type AnchorHTMLAttributes } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { followLink } from './followLink';
import { preloadTarget } from './preloadTarget';

/**
 * The router's link in the shape `LinkProvider` of `@advisor/ui` expects. Renders an `<a>`. Made of the router's hooks,
 * because its own `Link` includes the data fetching of framework routes.
 */
export function RouterLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  useEffect(() => preloadTarget(link.current!), [href]);
  return (
    <a
      ref={link}
      {...rest}
      href={useHref(href)}
      // Where the page is left as it was prerendered, its `<main>` follows this link.
      data-routed
      onClick={(event) => {
        rest.onClick?.(event);
        followLink(event, link.current!, href, navigate);
      }}
    >
      {children}
    </a>
  );
}
