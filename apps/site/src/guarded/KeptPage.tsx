import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface KeptPageProps {
  /** Whether it is out of sight and out of reach, with everything typed in it. */
  hidden: boolean;
  children: ReactNode;
}

/** Keeps a page as it is while nobody may see it. The focus comes back to where it was. */
export function KeptPage({ hidden, children }: KeptPageProps) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (hidden) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    if (!hidden) focused.current = null;
  }, [hidden]);
  // A dialog of the page is in the top layer, where only what it inherits hides it.
  return (
    <div inert={hidden} style={{ display: 'contents', visibility: hidden ? 'hidden' : undefined }}>
      {children}
    </div>
  );
}
