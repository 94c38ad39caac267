import { consultationSessionsCollection, words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/schedule-consultation',
  title: 'Schedule a Consultation',
  description: 'A 45-minute strategy session, a 60-minute business growth session or a 30-minute partnership session.',
  searchWords: 'appointment, meeting, book a call, talk to someone, availability, calendar',
  fields: {
    hero: words.opening(),
    consultationSessions: words.section('Consultation sessions'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Consultation',
      headline: 'Schedule a Consultation',
      lead: 'Pick the conversation that fits. You do not need slides, just a question.',
      highlights: ['30, 45 or 60 minutes', 'No slides', 'Confirmation within 24 hours'],
    },
    consultationSessions: { label: 'Sessions', heading: 'Three kinds of session' },
    form: formWords('consultation'),
  },
  entries: { consultationSessions: consultationSessionsCollection },
});
