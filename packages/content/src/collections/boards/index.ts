import { collection } from '../collection';
import { boardEntries } from './entries';
import { board } from './schema';

export const boardsCollection = collection({
  name: 'boards',
  label: 'Boards',
  entryLabel: 'Board',
  titleField: 'name',
  schema: board,
  entries: boardEntries,
});
