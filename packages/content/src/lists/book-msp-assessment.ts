import type { FormWords, PageHero, Point, SectionWords, Step } from './shapes';

export const mspAssessmentHero: PageHero = {
  label: 'MSP assessment',
  headline: 'Book an MSP Assessment',
  lead: 'An outside look at your firm by someone who has run one. You learn what a buyer would find, while there is time to mend it.',
  highlights: ['2-3 weeks', 'Five areas', 'Ten actions in order'],
};

export const mspAssessmentAreasSection: SectionWords = { label: 'Scope', heading: 'Five areas' };

// PAGE-16
/** The five assessment areas. */
export const mspAssessmentAreas: readonly Point[] = [
  {
    title: 'Finance and pricing',
    description: 'Margin by service and by client, contract terms and what is given away.',
  },
  {
    title: 'Service delivery',
    description: 'Tickets, response times, staffing and the work that never becomes a ticket.',
  },
  { title: 'Security practice', description: 'Your own controls first, then what you promise to clients.' },
  {
    title: 'Sales and retention',
    description: 'Where clients come from, why they leave and how long it takes you to notice.',
  },
  {
    title: 'People and leadership',
    description: 'Who can decide when you are away, and what would happen if two people left.',
  },
];

export const mspAssessmentProcessSection: SectionWords = {
  label: 'Process',
  heading: 'Four steps',
  intro: 'A typical assessment takes 2-3 weeks.',
};

export const mspAssessmentProcess: readonly Step[] = [
  {
    title: 'Intake',
    description: 'A call, a confidentiality agreement and a short list of reports to send.',
    duration: '1 hour',
  },
  {
    title: 'Interviews and data',
    description: 'Talks with five to eight people, and a year of figures.',
    duration: '1-2 weeks',
  },
  {
    title: 'Findings',
    description: 'A session with you and your managers, before anything is final.',
    duration: 'Half a day',
  },
  { title: 'Plan', description: 'Ten actions in order, each with an owner, a cost and a measure.', duration: '1 week' },
];

export const mspAssessmentForm: FormWords = {
  heading: 'Book your assessment',
  intro: 'Ranges are enough. Exact figures come later, under a confidentiality agreement.',
  response: 'I write back to agree on a date for the intake call.',
};
