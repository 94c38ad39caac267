import { collection } from '../collection';
import { session } from '../sessions/schema';
import { executiveSessionEntries } from './entries';

export const executiveSessionsCollection = collection({
  name: 'executive-sessions',
  label: 'Executive sessions',
  entryLabel: 'Session',
  titleField: 'title',
  schema: session,
  entries: executiveSessionEntries,
});
