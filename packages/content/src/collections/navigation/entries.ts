import { footerColumns, footerText, legalLinks, navigationLinks, serviceLinks } from '../../navigation';
import type { Entries } from '../collection';
import type { Navigation } from './schema';

export const navigationEntries: Entries<Navigation> = {
  content: { links: navigationLinks, services: serviceLinks, footerText, footerColumns, legalLinks },
};
