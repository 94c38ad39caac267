import { executiveSessionsCollection, words } from '@advisor/content/collections';
import {
  executiveExpectations,
  executiveExpectationsSection,
  executiveSessionForm,
  executiveSessionHero,
  executiveSessionsSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/book-executive-session',
  title: 'Book an Executive Session',
  description:
    'Private working sessions of 45, 60 or 90 minutes on planning, risk or leadership, for one decision you face.',
  searchWords: 'private session, coaching, working session, workshop, executives',
  parent: '/executive-advisory',
  form: 'executive-session',
  fields: {
    hero: words.opening(),
    executiveSessions: words.section('Executive sessions'),
    executiveExpectations: words.features('Executive expectations'),
    form: words.form(),
  },
  words: {
    hero: executiveSessionHero,
    executiveSessions: executiveSessionsSection,
    executiveExpectations: { ...executiveExpectationsSection, items: executiveExpectations },
    form: executiveSessionForm,
  },
  entries: { executiveSessions: executiveSessionsCollection },
});
