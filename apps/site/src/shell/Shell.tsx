import { ScriptFailure, SiteFooter } from '@advisor/content/sections';
import { NavBar, SkipLink } from '@advisor/ui';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { startSession } from '../backend/account/startSession';
import { useSite } from '../content/site';
import { prerenderedAt } from '../routing/prerenderedPage';
import { findRoute } from '../routing/routes';
import { AccountActions } from './AccountActions';
import { Hydrated } from './Hydrated';
import { PrerenderedMain } from './PrerenderedMain';
import { SiteSearch } from './SiteSearch';

const actions = (
  <>
    <SiteSearch />
    <AccountActions />
  </>
);

/**
 * The frame of every page: skip link, navigation bar, main and, for visitors, footer. React first hydrates what is in no boundary
 * of its own: the page, with its form or tool. The bar and the footer work without React until it hydrates them, or
 * until they are pressed. A page without either is not hydrated, but left as it was loaded.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { owner, navigation } = useSite();
  const route = findRoute(pathname);
  // The owner's workspace has none. A preview is what visitors see.
  const hasFooter = route?.access !== 'guarded' || route.framedHere;
  const connect = {
    heading: 'Connect',
    links: [...owner.social, { label: 'Email', href: `mailto:${owner.email}` as const }],
  };
  useEffect(startSession, []);
  const prerendered = prerenderedAt(pathname);
  return (
    <>
      <SkipLink href="#_main" />
      <Suspense>
        <NavBar
          brand={{ label: owner.name, href: '/' }}
          links={navigation.links}
          currentPath={pathname}
          actions={actions}
        />
        <Hydrated part="bar" />
      </Suspense>
      {prerendered === undefined ? (
        <main id="_main" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <PrerenderedMain html={prerendered} />
      )}
      {prerendered === undefined ? null : <Hydrated part="page" />}
      {hasFooter ? (
        <Suspense>
          <SiteFooter
            owner={owner}
            text={navigation.footerText}
            columns={[...navigation.footerColumns, connect]}
            legalLinks={navigation.legalLinks}
          />
          <Hydrated part="footer" />
        </Suspense>
      ) : (
        <Hydrated part="footer" />
      )}
      <ScriptFailure email={owner.email} id="_load-failure" />
    </>
  );
}
