import { consultationSessionsCollection, words } from '@advisor/content/collections';
import { consultationForm, consultationHero, consultationSessionsSection } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/schedule-consultation',
  title: 'Schedule a Consultation',
  description: 'A 45-minute strategy session, a 60-minute business growth session or a 30-minute partnership session.',
  searchWords: 'appointment, meeting, book a call, talk to someone, availability, calendar',
  form: 'consultation',
  fields: {
    hero: words.opening(),
    consultationSessions: words.section('Consultation sessions'),
    form: words.form(),
  },
  words: {
    hero: consultationHero,
    consultationSessions: consultationSessionsSection,
    form: consultationForm,
  },
  entries: { consultationSessions: consultationSessionsCollection },
});
