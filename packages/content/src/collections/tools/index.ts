import { collection } from '../collection';
import { toolEntries } from './entries';
import { tool } from './schema';

export const toolsCollection = collection({
  name: 'tools',
  label: 'Tools',
  entryLabel: 'Tool',
  titleField: 'name',
  schema: tool,
  entries: toolEntries,
});
