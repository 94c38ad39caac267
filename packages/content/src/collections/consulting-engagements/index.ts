import { collection } from '../collection';
import { consultingEngagementEntries } from './entries';
import { consultingEngagement } from './schema';

export const consultingEngagementsCollection = collection({
  name: 'consulting-engagements',
  label: 'Consulting',
  entryLabel: 'Line of work',
  titleField: 'name',
  schema: consultingEngagement,
  entries: consultingEngagementEntries,
});
