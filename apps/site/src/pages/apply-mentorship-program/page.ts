import { mentorshipProgramsCollection, mentorshipTestimonialsCollection, words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/apply-mentorship-program',
  title: 'Apply for Mentorship',
  description:
    'Three mentorship programs for technology leaders, security managers and MSP founders. Reviewed monthly.',
  searchWords: 'mentor, mentoring, mentee, coaching, career advice, application',
  parent: '/global-initiatives',
  fields: {
    hero: words.opening(),
    programs: words.section('Programs'),
    mentorshipStatistics: words.statistics('Mentorship statistics'),
    mentorshipTestimonials: words.section('Mentorship testimonials'),
    mentorshipProcess: words.steps('Mentorship process'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Mentorship',
      headline: 'Apply for a mentorship program',
      lead: 'You bring a goal and the time to work on it. I bring a plan, honest feedback and introductions.',
      highlights: ['6 to 18 months', 'Applications reviewed monthly', 'Contact within 2 weeks'],
      coverCaption: 'Everyone mentored so far is a dot.',
    },
    programs: { label: 'Programs', heading: 'Three programs' },
    mentorshipStatistics: {
      label: 'So far',
      heading: 'Past mentees',
      items: [
        { value: '325+', label: 'People mentored through the three programs' },
        { value: '35', label: 'Countries they live in' },
      ],
    },
    mentorshipTestimonials: { label: 'Mentees', heading: 'What mentees say' },
    mentorshipProcess: {
      label: 'Process',
      heading: 'From application to first session',
      // PAGE-9
      steps: [
        {
          title: 'Submit the form',
          description: 'Tell me where you are, where you want to be and what has stopped you so far.',
        },
        {
          title: 'Screening call',
          description: 'We find out whether a program fits, and whether I am the right mentor.',
          duration: '30 minutes',
        },
        {
          title: 'Matching and mentor assignment',
          description: 'You are matched with me or another mentor, and told why.',
        },
        {
          title: 'Kick-off session',
          description: 'We write down three goals and how we will know when they are met.',
        },
      ],
    },
    form: formWords('mentorship-application'),
  },
  entries: {
    mentorshipPrograms: mentorshipProgramsCollection,
    mentorshipTestimonials: mentorshipTestimonialsCollection,
  },
});
