import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { Code } from './Code.tsx';
import { PageLink } from './PageLink.tsx';
import { ToolbarContext, type ToolbarState } from './ToolbarContext.ts';
import { acts } from './played.ts';
import { StoryWindow } from './StoryWindow.tsx';
import { asAddress } from './toolbar.ts';

interface ExampleProps {
  of: ModuleExport;
  /** Whether the code is shown below. */
  code?: boolean;
  /** Whether it is shown as its play function leaves it, if that acts; otherwise it waits for the reader to act. */
  played?: boolean;
}

/** How a story appears on a docs page. */
interface StoryParameters {
  inline?: boolean;
  /** px */
  iframeHeight?: number;
}

/** A story on a docs page: inline, or in an iframe if it needs one, plays, or the toolbar sets a width. */
export function Example({ of, code = true, played = false }: ExampleProps) {
  const docs = useContext(DocsContext);
  const toolbar = useContext(ToolbarContext);
  const { id, name, parameters, storyGlobals } = docs.storyById(docs.resolveOf(of, ['story']).story.id);
  const own = storyGlobals as Partial<ToolbarState>;
  const chosen = { ...toolbar, ...own };
  const viewport = typeof chosen.viewport === 'object' ? chosen.viewport.value : chosen.viewport;
  const width = parameters.viewport?.options?.[viewport ?? '']?.styles.width as string | undefined;
  const { inline, iframeHeight } = (parameters.docs?.story ?? {}) as StoryParameters;
  // Only in an iframe of its own, where it takes neither the page's focus nor another story's.
  const plays = played && acts(of);
  const alone = inline === false || plays || width !== undefined || Object.keys(own).length > 0;
  const address = asAddress(chosen);

  return (
    <div className="example">
      <div className="example-frame" data-layout={alone ? 'window' : parameters.layout}>
        {alone ? (
          <StoryWindow key={address} {...{ id, name, address, width, least: iframeHeight, plays }} />
        ) : (
          <Story of={of} />
        )}
      </div>
      {code ? (
        <div className="example-foot">
          <PageLink to={`story/${id}`}>Open with controls</PageLink>
          <details>
            <summary>Code</summary>
            <Code of={of} />
          </details>
        </div>
      ) : null}
    </div>
  );
}
