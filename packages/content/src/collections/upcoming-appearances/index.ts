import { collection } from '../collection';
import { upcomingAppearanceEntries } from './entries';
import { upcomingAppearance } from './schema';

export const upcomingAppearancesCollection = collection({
  name: 'upcoming-appearances',
  label: 'Upcoming appearances',
  entryLabel: 'Appearance',
  titleField: 'title',
  schema: upcomingAppearance,
  entries: upcomingAppearanceEntries,
});
