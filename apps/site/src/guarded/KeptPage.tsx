import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface KeptPageProps {
  /** Whether it is hidden and inert, with its input kept. */
  hidden: boolean;
  children: ReactNode;
}

/** Keeps a page's state while nobody may see it, and restores focus afterwards. */
export function KeptPage({ hidden, children }: KeptPageProps) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (hidden) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    if (!hidden) focused.current = null;
  }, [hidden]);
  // A page's dialog is in the top layer, where only inherited properties hide it.
  return (
    <div inert={hidden} style={{ display: 'contents', visibility: hidden ? 'hidden' : undefined }}>
      {children}
    </div>
  );
}
