import type { ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface PageLinkProps {
  /** `docs/actions-button--docs`, or `story/…`. */
  to: string;
  children: ReactNode;
}

/** Leads to another page of this Storybook and keeps what the toolbar says. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <a
      href={`./?path=/${to}`}
      target="_top"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, `/${to}`);
      }}
    >
      {children}
    </a>
  );
}
