import { LinkProvider } from '@advisor/ui';
import '@advisor/ui/styles.css';
import '@advisor/ui/theme/global.css';
import { Fragment, lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SiteProvider, type SiteContent } from './content/site';
import { forgetPage, pageComponent } from './routing/pageModules';
import { findRoute, homePath, notFound, type Route } from './routing/routes';
import { Hydrated } from './shell/Hydrated';
import { PageBoundary } from './shell/PageBoundary';
import { PageEffects } from './shell/PageEffects';
import { RouterLink } from './shell/RouterLink';
import { Shell } from './shell/Shell';

// Loaded only for the owner.
const Guard = lazy(() => import('./guarded/Guard'));

/**
 * Every page inside the shell. Needs a router around it: `BrowserRouter` in the browser, `StaticRouter` at build. While
 * the code of the next page is loading, the router keeps the current one.
 */
export function App({ site }: { site: SiteContent }) {
  const { pathname } = useLocation();
  const route = findRoute(pathname) ?? notFound;
  const Frame = route.framed ? Fragment : Shell;
  return (
    <SiteProvider value={site}>
      <LinkProvider component={RouterLink}>
        <PageEffects />
        <Frame>{pathname === '/' ? <Navigate to={homePath} replace /> : <Page route={route} />}</Frame>
      </LinkProvider>
    </SiteProvider>
  );
}

function Page({ route }: { route: Omit<Route, 'path'> }) {
  const { pathname } = useLocation();
  const page = <PageContent route={route} />;
  return (
    <>
      <PageBoundary key={pathname} onRetry={() => forgetPage(route)}>
        {route.access === 'guarded' ? <Guard>{page}</Guard> : page}
      </PageBoundary>
      <Hydrated part="page" />
    </>
  );
}

/** Inside the boundary, so that the next attempt looks the page up again. */
function PageContent({ route }: { route: Omit<Route, 'path'> }) {
  const Component = pageComponent(route);
  return <Component />;
}
