import { mentorshipProgramsCollection, mentorshipTestimonialsCollection, words } from '@advisor/content/collections';
import {
  applyMentorshipHero,
  mentorshipForm,
  mentorshipProcess,
  mentorshipProcessSection,
  mentorshipStatistics,
  mentorshipStatisticsSection,
  mentorshipTestimonialsSection,
  programsSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/apply-mentorship-program',
  title: 'Apply for Mentorship',
  description:
    'Three mentorship programs for technology leaders, security managers and MSP founders. Reviewed monthly.',
  searchWords: 'mentor, mentoring, mentee, coaching, career advice, application',
  parent: '/global-initiatives',
  form: 'mentorship-application',
  fields: {
    hero: words.opening(),
    programs: words.section('Programs'),
    mentorshipStatistics: words.statistics('Mentorship statistics'),
    mentorshipTestimonials: words.section('Mentorship testimonials'),
    mentorshipProcess: words.steps('Mentorship process'),
    form: words.form(),
  },
  words: {
    hero: applyMentorshipHero,
    programs: programsSection,
    mentorshipStatistics: { ...mentorshipStatisticsSection, items: mentorshipStatistics },
    mentorshipTestimonials: mentorshipTestimonialsSection,
    mentorshipProcess: { ...mentorshipProcessSection, steps: mentorshipProcess },
    form: mentorshipForm,
  },
  entries: {
    mentorshipPrograms: mentorshipProgramsCollection,
    mentorshipTestimonials: mentorshipTestimonialsCollection,
  },
});
