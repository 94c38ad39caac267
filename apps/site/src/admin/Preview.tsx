import { entryTitle, entryProblemLine } from '@advisor/content/admin';
import type { ContentProblem, StoredEntry } from '@advisor/content/collections';
import { Alert, Section, Spinner } from '@advisor/ui';
import { ownBrandStyles } from '@advisor/ui/theme/brand';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { readPublished } from '../backend/tables/content';
import { assemble } from '../content/assemble';
import { contentPages } from '../content/tabs';
import { pageAt } from '../content/pages';
import { SiteProvider } from '../content/site';
import { pageLoaders } from '../routing/pageLoaders';
import { useOriginals } from './preview/useOriginals';
import { previewMessage, type PreviewAsk } from './preview/previewMessage';
import { showWords } from './preview/showWords';

// ADMIN-21
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

  const rows = useMemo(() => {
    const drafts = new Set(ask?.rows.map(nameOf));
    return [...(published ?? []).filter((row) => !drafts.has(nameOf(row))), ...(ask?.rows ?? [])];
  }, [ask, published]);
  const files = useOriginals(rows);

  const content = useMemo(() => assemble(rows, files), [rows, files]);
  const styles = ownBrandStyles(content.site.owner);
  useEffect(() => {
    // Over the styles of what is published. Not a `<style>`, which the policy of the page forbids.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
    return () => void (document.adoptedStyleSheets = []);
  }, [styles]);

  const shown = useRef<HTMLDivElement>(null);
  const isReady = ask !== null && published !== undefined && page?.path === path;
  const near = ask?.near ?? '';
  useEffect(() => {
    // The next draft may have them in another place.
    if (isReady && shown.current) showWords(shown.current, near);
  }, [isReady, near, content]);

  if (failed)
    return <Notice title="The preview cannot be shown now">The draft is safe. Reload the page to try again.</Notice>;
  if (!isReady) return <Spinner label="Waiting for the draft" />;
  const drafts = new Set(ask.rows.map(nameOf));
  const problem = content.problems.find((each) => drafts.has(nameOf(each)));
  const { Component } = page!;
  return (
    <>
      {problem ? (
        <Notice title="A draft does not fit yet">
          {`The page is shown without ${problemInWords(problem, ask.rows)}`}
        </Notice>
      ) : null}
      <SiteProvider value={content.site}>
        {/* Links and forms of a preview lead nowhere. */}
        <div ref={shown} inert>
          <Component {...content.of(pageAt(ask.path))} />
        </div>
      </SiteProvider>
    </>
  );
}

const nameOf = ({ collection, key }: Pick<StoredEntry, 'collection' | 'key'>) => `${collection}/${key}`;

/** "“Autumn tour”. Date: Fill this in." */
function problemInWords(problem: ContentProblem, rows: readonly StoredEntry[]): string {
  const collection = contentPages
    .flatMap(({ collections }) => collections)
    .find(({ name }) => name === problem.collection);
  if (!collection) return `it. ${problem.message}`;
  const data = rows.find((row) => nameOf(row) === nameOf(problem))?.data;
  return `“${entryTitle(collection, data)}”. ${entryProblemLine(collection, problem)}`;
}

function Notice({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Section>
      <Alert tone="warning" title={title}>
        {children}
      </Alert>
    </Section>
  );
}
