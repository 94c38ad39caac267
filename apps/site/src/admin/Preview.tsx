import type { StoredEntry } from '@advisor/content/collections';
import { Alert, Section, Spinner } from '@advisor/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { readPublished } from '../backend/tables/content';
import { assemble } from '../content/assemble';
import { pageAt } from '../content/pages';
import { SiteProvider } from '../content/site';
import { pageLoaders } from '../routing/pageLoaders';
import { previewMessage, type PreviewAsk } from './preview/previewMessage';

// ADMIN-25
/** /admin/preview: a page with a draft that the editor around this frame sends, over what is published. */
export default function Preview() {
  const [ask, setAsk] = useState<PreviewAsk | null>(null);
  const [published, setPublished] = useState<readonly StoredEntry[]>();
  const [page, setPage] = useState<{ path: string; Component: ComponentType<object> }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<{ type?: unknown; ask?: PreviewAsk }>) => {
      if (origin === location.origin && source === parent && data.type === previewMessage) setAsk(data.ask ?? null);
    };
    addEventListener('message', onMessage);
    // The editor sends the draft again to a frame that has just begun to listen.
    if (parent !== window) parent.postMessage({ type: previewMessage }, location.origin);
    readPublished().then(setPublished, () => setFailed(true));
    return () => removeEventListener('message', onMessage);
  }, []);

  const path = ask?.path;
  useEffect(() => {
    if (!path) return undefined;
    let current = true;
    const loader = pageLoaders[`../pages${pageAt(path).path}/Page.tsx`]!;
    loader().then(
      ({ default: Component }) => current && setPage({ path, Component }),
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, [path]);

  if (failed)
    return <Notice title="The preview cannot be shown now">The draft is safe. Reload the page to try again.</Notice>;
  if (!ask || !published || page?.path !== path) return <Spinner label="Waiting for the draft" />;
  const { draft } = ask;
  const others = published.filter(({ collection, key }) => collection !== draft.collection || key !== draft.key);
  const content = assemble([...others, draft]);
  const [problem] = content.problems.filter(
    ({ collection, key }) => collection === draft.collection && key === draft.key,
  );
  const { Component } = page!;
  return (
    <>
      {problem ? (
        <Notice title="The draft does not fit yet">The page is shown without it. {problem.message}</Notice>
      ) : null}
      <SiteProvider value={content.site}>
        {/* Links and forms of a preview lead nowhere. */}
        <div inert>
          <Component {...content.of(pageAt(ask.path))} />
        </div>
      </SiteProvider>
    </>
  );
}

function Notice({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Section>
      <Alert tone="medium" title={title}>
        {children}
      </Alert>
    </Section>
  );
}
