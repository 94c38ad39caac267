import { collectStyles } from '@advisor/tools/server';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { preloadPage } from './routing/pageModules';
import { findRoute, notFound } from './routing/routes';

/** The HTML of one page, complete: nothing is left for the browser to fetch before it reads. */
export interface RenderedPage {
  body: string;
  /** The `<style>` element of the marks of its tools; '' when it has none. */
  markStyles: string;
}

export async function renderPage(path: string): Promise<RenderedPage> {
  await preloadPage((findRoute(path) ?? notFound).page);
  const { element, toStyleTag } = collectStyles(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  const { prelude } = await prerender(
    element,
    // Else React holds large parts back and reveals them by a script, which readers without scripts never run.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const body = await new Response(prelude as ReadableStream<Uint8Array>).text();
  return { body, markStyles: toStyleTag() };
}
