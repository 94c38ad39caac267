import { collection } from '../collection';
import { excellenceCardEntries } from './entries';
import { excellenceCard } from './schema';

export const drivingExcellenceCollection = collection({
  name: 'driving-excellence',
  label: 'Cards of the landing page',
  entryLabel: 'Card',
  titleField: 'title',
  schema: excellenceCard,
  entries: excellenceCardEntries,
});
