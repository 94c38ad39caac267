import { collection } from '../collection';
import { speakingEngagementEntries } from './entries';
import { speakingEngagement } from './schema';

export const speakingEngagementsCollection = collection({
  name: 'speaking-engagements',
  label: 'Speaking engagements',
  entryLabel: 'Talk',
  titleField: 'title',
  schema: speakingEngagement,
  entries: speakingEngagementEntries,
});
