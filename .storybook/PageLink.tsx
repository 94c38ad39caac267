import type { ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { toId } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';

interface PageLinkProps {
  /** `docs/actions-button--docs`, or `story/…`. */
  to: string;
  children: ReactNode;
}

/** Links to another page of this Storybook and keeps the toolbar's settings. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <a
      href={`./?path=/${to}`}
      target="_top"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        // As a press in the sidebar does: the manager stays, and so do its settings in the address.
        addons.getChannel().emit(SELECT_STORY, { storyId: to.split('/')[1] });
      }}
    >
      {children}
    </a>
  );
}

/** Leads to the docs page of a component, which is named as the sidebar has it: `Feedback/Alert`. */
export function ComponentLink({ component }: { component: string }) {
  return <PageLink to={`docs/${toId(component, 'docs')}`}>{component.split('/').at(-1)}</PageLink>;
}
