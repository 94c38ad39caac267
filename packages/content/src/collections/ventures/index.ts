import { collection } from '../collection';
import { ventureEntries } from './entries';
import { venture } from './schema';

export const venturesCollection = collection({
  name: 'ventures',
  label: 'Ventures',
  entryLabel: 'Venture',
  titleField: 'name',
  schema: venture,
  entries: ventureEntries,
});
