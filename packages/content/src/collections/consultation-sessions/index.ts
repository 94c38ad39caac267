import { collection } from '../collection';
import { session } from '../sessions/schema';
import { consultationSessionEntries } from './entries';

export const consultationSessionsCollection = collection({
  name: 'consultation-sessions',
  label: 'Consultations',
  entryLabel: 'Session',
  titleField: 'title',
  schema: session,
  entries: consultationSessionEntries,
});
