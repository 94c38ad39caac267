import type { Entries } from '../collection';
import type { Question } from './schema';

export const questionEntries: Entries<Question> = {
  fees: {
    question: 'What does your work cost?',
    answer:
      'A fixed fee for projects with a clear result, such as an assessment or a strategy, and a monthly fee for advisory work. You know the figure before we start. I take no commission from vendors.',
  },
  size: {
    question: 'Do you work with small companies?',
    answer:
      'Yes. Many clients have 20 to 200 people and no security leader of their own. If a tool or a template from this site is enough for you, I say so.',
  },
  remote: {
    question: 'Do you come to us, or do we meet online?',
    answer:
      'Both. Most of the work is done online. I come for workshops, board meetings and the first week of a longer engagement.',
  },
  confidentiality: {
    question: 'Can we sign a confidentiality agreement first?',
    answer:
      'Yes, send yours with your message or use mine. Until it is signed, please leave out passwords, client data and the details of incidents.',
  },
  incident: {
    question: 'We have an incident right now. Can you help?',
    answer:
      'Call your incident response provider or your insurer first: they are on duty around the clock, and I am not. I help with the questions that come after, from the report to the board to what to change.',
  },
  start: {
    question: 'How soon can you start?',
    answer:
      'A first call takes place within a week. Projects usually start two to six weeks later; I tell you the date in the proposal.',
  },
};

// PAGE-22
/** What visitors ask before they write. */
export const questions: readonly Question[] = Object.values(questionEntries);
