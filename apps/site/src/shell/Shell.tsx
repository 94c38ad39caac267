import { brand, navigationLinks } from '@advisor/content';
import { SiteFooter } from '@advisor/content/sections';
import { NavBar, SkipLink } from '@advisor/ui';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { startSession } from '../backend/session';
import { AccountActions } from './AccountActions';
import { SiteSearch } from './SiteSearch';

const actions = (
  <>
    <SiteSearch />
    <AccountActions />
  </>
);

/** What every page stands in: skip link, navigation bar, main, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(startSession, []);
  return (
    <>
      <SkipLink href="#main" />
      <NavBar brand={brand} links={navigationLinks} currentPath={pathname} actions={actions} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
