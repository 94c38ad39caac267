import { collection } from '../collection';
import { navigationEntries } from './entries';
import { siteNavigation } from './schema';

export const navigationCollection = collection({
  name: 'navigation',
  label: 'Navigation and footer',
  entryLabel: 'Navigation',
  titleField: 'footerText',
  single: true,
  schema: siteNavigation,
  entries: navigationEntries,
});
