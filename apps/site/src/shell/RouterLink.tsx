import { useEffect, useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isHydrated } from './Hydrated';
import { preloadTarget } from './preloadTarget';

/**
 * The router's link in the shape `LinkProvider` of `@advisor/ui` expects. Renders an `<a>`. Made of the router's hooks,
 * because its own `Link` includes the data fetching of framework routes.
 */
export function RouterLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => preloadTarget(link.current!), [href]);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target });
  return (
    <a
      ref={link}
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        rest.onClick?.(event);
        leaveEarly(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** A click before hydration is an ordinary navigation: the browser loads the next page in full. */
function leaveEarly(event: MouseEvent<HTMLAnchorElement>) {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, currentTarget } = event;
  if (isHydrated() || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  if (currentTarget.target) return;
  event.preventDefault();
  location.assign(currentTarget.href);
}
