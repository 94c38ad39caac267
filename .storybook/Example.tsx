import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks';
import { useContext, useRef, useState } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { PageLink } from './PageLink.tsx';
import { ToolbarContext, type ToolbarState } from './ToolbarContext.ts';
import { asAddress } from './toolbar.ts';

interface ExampleProps {
  of: ModuleExport;
  /** Whether the code can be looked at below. */
  code?: boolean;
}

/** A story on a docs page: in the page itself, or in a window of its own where it needs one or the toolbar gives a width. */
export function Example({ of, code = true }: ExampleProps) {
  const docs = useContext(DocsContext);
  const toolbar = useContext(ToolbarContext);
  const { id, name, parameters, storyGlobals } = docs.storyById(docs.resolveOf(of, ['story']).story.id);
  const own = storyGlobals as Partial<ToolbarState>;
  const chosen = { ...toolbar, ...own };
  const viewport = typeof chosen.viewport === 'object' ? chosen.viewport.value : chosen.viewport;
  const width = parameters.viewport?.options?.[viewport ?? '']?.styles.width as string | undefined;
  const { inline, iframeHeight } = (parameters.docs?.story ?? {}) as { inline?: boolean; iframeHeight?: number };
  const alone = inline === false || width !== undefined || Object.keys(own).length > 0;
  const address = asAddress(chosen);

  return (
    <div className="example">
      <div className="example-frame" data-layout={parameters.layout}>
        {alone ? <Window key={address} {...{ id, name, address, width, least: iframeHeight }} /> : <Story of={of} />}
      </div>
      {code ? (
        <div className="example-foot">
          <PageLink to={`story/${id}`}>Open with controls</PageLink>
          <details>
            <summary>Code</summary>
            <Source of={of} />
          </details>
        </div>
      ) : null}
    </div>
  );
}

interface WindowProps {
  id: string;
  name: string;
  address: string;
  width?: string;
  least?: number;
}

/** A story in a window of its own, as high as what it shows. */
function Window({ id, name, address, width = '100%', least = 100 }: WindowProps) {
  const [height, setHeight] = useState(least);
  const [settled, setSettled] = useState(false);
  const watch = useRef<ResizeObserver>(undefined);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- What it shows is a story of this Storybook.
    <iframe
      title={name}
      // Embedded, so that its steps do not play: several at once would take the focus from each other.
      src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=${address}`}
      loading="lazy"
      // A dialog takes the focus when it opens. The page keeps it, and does not jump.
      inert={!settled}
      style={{ inlineSize: width, blockSize: height }}
      onLoad={({ currentTarget }) => {
        const root = currentTarget.contentDocument!.getElementById('storybook-root')!;
        watch.current?.disconnect();
        watch.current = new ResizeObserver(() => setHeight(Math.max(least, root.parentElement!.scrollHeight)));
        watch.current.observe(root);
        setTimeout(setSettled, 2000, true);
      }}
    />
  );
}
