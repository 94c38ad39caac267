import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { contentOfDocument, keepContent } from './content/pageContent';
import { keepPage, preloadPage } from './routing/pageModules';
import { keepPrerendered } from './routing/prerenderedPage';
import { findRoute, notFound, noteMissing } from './routing/routes';
import { watchNavigation } from './routing/navigationGuard';

watchNavigation();

const root = document.getElementById('_root')!;
const { site, page, missing } = await contentOfDocument();
if (missing) noteMissing(location.pathname);
const route = findRoute(location.pathname) ?? notFound;
if (page) keepContent(route.content!, page);
const app = (
  <StrictMode>
    <BrowserRouter>
      <App site={site} />
    </BrowserRouter>
  </StrictMode>
);

// The prerendered page names its own module. Importing it by that address, and not through the bundler's
// loader, keeps the loader from fetching the page's stylesheet, which is already in the HTML.
// A page that only says something names none.
const { module } = root.dataset;
if (module) keepPage(route, await import(/* @vite-ignore */ module));
else if (module === '') keepPrerendered(location.pathname);
else await preloadPage(route);

// In slices, so that a press is answered in between. A page that was touched is not the one that React expects: it is
// drawn anew.
if (root.firstElementChild && root.dataset.touched === undefined) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
