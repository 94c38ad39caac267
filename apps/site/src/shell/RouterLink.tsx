import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isInteractive } from './Listening';
import { preloadTarget, preloadWhenSeen } from './preloadTarget';

/** The router's link in the shape `LinkProvider` of `@advisor/ui` expects. Renders an `<a>`. */
export function RouterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => preloadWhenSeen(link.current!), [href]);
  return (
    <Link
      ref={link}
      to={href}
      {...rest}
      onPointerEnter={preloadTarget}
      onFocus={preloadTarget}
      onClick={(event) => {
        rest.onClick?.(event);
        leaveEarly(event);
      }}
    />
  );
}

/** A press before the page is interactive is an ordinary navigation: the browser loads the next page whole. */
function leaveEarly(event: MouseEvent<HTMLAnchorElement>) {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, currentTarget } = event;
  if (isInteractive() || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  if (currentTarget.target || currentTarget.hasAttribute('download')) return;
  event.preventDefault();
  location.assign(currentTarget.href);
}
