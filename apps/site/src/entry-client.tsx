import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { isMailLink } from './backend/account/recoveryLink';
import { contentOfDocument, keepContent } from './content/pageContent';
import { keepPage, preloadPage } from './routing/pageModules';
import { keepPrerendered } from './routing/prerenderedPage';
import { findRoute, notFound, noteMissing } from './routing/routes';
import { watchNavigation } from './routing/navigationGuard';

// The sign-in service may redirect a mailed link to any page of the site; a single page handles it.
if (isMailLink(location.hash) && location.pathname !== '/auth') location.replace(`/auth${location.hash}`);

watchNavigation();

const root = document.getElementById('root')!;
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

// The prerendered page names its own module. Importing it by URL, bypassing the bundler's loader, avoids fetching the
// page's stylesheet, which is already inlined. A text-only page names none.
const { module } = root.dataset;
if (module) keepPage(route, await import(/* @vite-ignore */ module));
else if (module === '') keepPrerendered(location.pathname);
else await preloadPage(route);

// Time-sliced, so that input is handled in between.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
