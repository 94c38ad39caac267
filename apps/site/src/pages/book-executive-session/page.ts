import { executiveSessionsCollection, words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/book-executive-session',
  title: 'Book an Executive Session',
  description:
    'Private working sessions of 45, 60 or 90 minutes on planning, risk or leadership, for one decision you face.',
  searchWords: 'private session, coaching, working session, workshop, executives',
  parent: '/executive-advisory',
  fields: {
    hero: words.opening(),
    executiveSessions: words.section('Executive sessions'),
    executiveExpectations: words.features('Executive expectations'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Executive session',
      headline: 'Book an Executive Session',
      lead: 'A private working session for an executive with a decision to make and nobody neutral to discuss it with.',
      highlights: ['45, 60 or 90 minutes', 'In confidence', 'A note the next working day'],
    },
    executiveSessions: { label: 'Options', heading: 'Three sessions' },
    executiveExpectations: {
      label: 'What to expect',
      heading: 'Before, during and after',
      items: [
        {
          title: 'Before',
          description:
            'You send a paragraph. I read what is public about your company and sign your confidentiality agreement.',
        },
        {
          title: 'During',
          description: 'No slides. We work on the question until you can say it, and the answer, in one sentence.',
        },
        { title: 'After', description: 'A one-page note the next working day, sent to you alone.' },
      ],
    },
    form: formWords('executive-session'),
  },
  entries: { executiveSessions: executiveSessionsCollection },
});
