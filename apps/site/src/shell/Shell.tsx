import { brand, connectLinks, footerColumns, footerText, legalLinks, navigationLinks, owner } from '@advisor/content';
import { ScriptFailure, SiteFooter } from '@advisor/content/sections';
import { NavBar, SkipLink } from '@advisor/ui';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { startSession } from '../backend/account/startSession';
import { AccountActions } from './AccountActions';
import { Hydrated } from './Hydrated';
import { SiteSearch } from './SiteSearch';

const actions = (
  <>
    <SiteSearch />
    <AccountActions />
  </>
);

const columns = [...footerColumns, connectLinks];

/**
 * The frame of every page: skip link, navigation bar, main, footer. React first hydrates what is in no boundary
 * of its own: the page, with its form or tool. The bar and the footer work without React until it hydrates them, or
 * until they are pressed.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(startSession, []);
  return (
    <>
      <SkipLink href="#main" />
      <Suspense>
        <NavBar brand={brand} links={navigationLinks} currentPath={pathname} actions={actions} />
        <Hydrated part="bar" />
      </Suspense>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <SiteFooter owner={owner} text={footerText} columns={columns} legalLinks={legalLinks} />
        <Hydrated part="footer" />
      </Suspense>
      <ScriptFailure email={owner.email} id="load-failure" />
    </>
  );
}
