import { collection } from '../collection';
import { questionEntries } from './entries';
import { question } from './schema';

export const questionsCollection = collection({
  name: 'questions',
  label: 'Questions',
  entryLabel: 'Question',
  titleField: 'question',
  schema: question,
  entries: questionEntries,
});

export type { Question } from './schema';
