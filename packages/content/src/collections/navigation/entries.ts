import { footerColumns, footerText, legalLinks, navigationLinks } from '../../navigation';
import type { Entries } from '../collection';
import type { Navigation } from './schema';

export const navigationEntries: Entries<Navigation> = {
  content: { links: navigationLinks, footerText, footerColumns, legalLinks },
};
