import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { keepContent, type ContentOfDocument } from './content/pageContent';
import { keepPage, loadPage } from './routing/pageModules';
import { findRoute, notFound } from './routing/routes';

/** The HTML of one page, complete: nothing is left for the browser to fetch before it reads. */
export async function renderPage(path: string, { site, page }: ContentOfDocument): Promise<string> {
  const route = findRoute(path) ?? notFound;
  if (page) keepContent(route.content!, page);
  keepPage(route, await loadPage(route));
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App site={site} />
      </StaticRouter>
    </StrictMode>,
    // Else React holds large parts back and reveals them by a script, which readers without scripts never run.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude as ReadableStream<Uint8Array>).text();
}
