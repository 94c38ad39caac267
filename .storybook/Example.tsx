import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { Code } from './Code.tsx';
import { PageLink } from './PageLink.tsx';
import { ToolbarContext, type ToolbarState } from './ToolbarContext.ts';
import { StoryWindow } from './StoryWindow.tsx';
import { asAddress } from './toolbar.ts';

interface ExampleProps {
  of: ModuleExport;
  /** Whether its code and a link to the story are below. */
  foot?: boolean;
}

/** A story on a docs page: in the page itself, or in a window of its own where it needs one or the toolbar gives a width. */
export function Example({ of, foot = true }: ExampleProps) {
  const docs = useContext(DocsContext);
  const toolbar = useContext(ToolbarContext);
  const { id, name, parameters, storyGlobals } = docs.storyById(docs.resolveOf(of, ['story']).story.id);
  const own = storyGlobals as Partial<ToolbarState>;
  const chosen = { ...toolbar, ...own };
  const viewport = typeof chosen.viewport === 'object' ? chosen.viewport.value : chosen.viewport;
  const width = parameters.viewport?.options?.[viewport ?? '']?.styles.width as string | undefined;
  const { inline, iframeHeight } = (parameters.docs?.story ?? {}) as { inline?: boolean; iframeHeight?: number };
  const alone =
    inline === false || width !== undefined || Object.keys(own).length > 0 || parameters.prepare !== undefined;
  const address = asAddress(chosen);

  return (
    <div className="example">
      <div className="example-frame" data-layout={alone ? 'window' : parameters.layout}>
        {alone ? (
          <StoryWindow key={address} {...{ id, name, address, width, least: iframeHeight }} />
        ) : (
          <Story of={of} />
        )}
      </div>
      {foot ? (
        <div className="example-foot">
          {parameters.code ? (
            <details>
              <summary>Code</summary>
              <Code code={parameters.code} language="tsx" />
            </details>
          ) : null}
          <PageLink to={`story/${id}`}>Open with controls</PageLink>
        </div>
      ) : null}
    </div>
  );
}
