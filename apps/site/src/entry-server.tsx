import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { keepContent, type ContentOfDocument } from './content/pageContent';
import { keepPage, loadPage } from './routing/pageModules';
import { findRoute, notFound } from './routing/routes';

/** The complete HTML of one page, readable without further requests. */
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
    // Otherwise React streams large parts out of order and reveals them by a script, which never runs without
    // JavaScript.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude as ReadableStream<Uint8Array>).text();
}
