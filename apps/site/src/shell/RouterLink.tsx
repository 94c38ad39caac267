import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { isInteractive } from './useInteractive';

/** The router's link in the shape `LinkProvider` of `@advisor/ui` expects. Renders an `<a>`. */
export function RouterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <Link
      to={href}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        leaveEarly(event);
      }}
    />
  );
}

/** While React takes the first page over, another page cannot be drawn in its place: the browser goes there itself. */
function leaveEarly(event: MouseEvent<HTMLAnchorElement>) {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !currentTarget.target;
  if (isInteractive() || event.defaultPrevented || !isPlain) return;
  event.preventDefault();
  location.assign(currentTarget.href);
}
