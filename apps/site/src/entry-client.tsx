import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { keepPage, preloadPage } from './pageModules';
import { findRoute, notFound } from './routes';

const root = document.getElementById('root')!;
const { page } = findRoute(location.pathname) ?? notFound;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The prerendered page names its own module. Importing it by that address, and not through the bundler's
// loader, keeps the loader from fetching the page's stylesheet, which is already in the HTML.
const module = root.dataset.module;
if (module) keepPage(page, await import(/* @vite-ignore */ module));
else await preloadPage(page);

// In slices, so that a press is answered in between.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
