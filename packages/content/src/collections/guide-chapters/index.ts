import { collection } from '../collection';
import { guideChapterEntries } from './entries';
import { chapter } from './schema';

export const mspGuideChaptersCollection = collection({
  name: 'guide-chapters',
  label: 'Chapters of the guide',
  entryLabel: 'Chapter',
  titleField: 'title',
  schema: chapter,
  entries: guideChapterEntries,
});
