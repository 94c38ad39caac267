import { collection } from '../collection';
import { session } from '../sessions/schema';
import { channelStrategyEntries } from './entries';

export const channelStrategyOptionsCollection = collection({
  name: 'channel-strategy-sessions',
  label: 'Channel strategy sessions',
  entryLabel: 'Session',
  titleField: 'title',
  schema: session,
  entries: channelStrategyEntries,
});
