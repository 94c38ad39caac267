import type { Navigation, Owner } from '@advisor/content/collections';
import { createContext, useContext } from 'react';

/** What stands around every page, and whose site it is. */
export interface SiteContent {
  owner: Owner;
  navigation: Navigation;
}

const SiteContext = createContext<SiteContent | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The owner's details and the navigation. */
export function useSite(): SiteContent {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider around it.');
  return site;
}

/** The `<title>` of a page. */
export const titleOf = (title: string, { owner }: SiteContent) => `${title} · ${owner.name}`;
