import { collection } from '../collection';
import { session } from '../sessions/schema';
import { planningSessionEntries } from './entries';

export const planningSessionsCollection = collection({
  name: 'planning-sessions',
  label: 'Channel planning sessions',
  entryLabel: 'Session',
  titleField: 'title',
  schema: session,
  entries: planningSessionEntries,
});
