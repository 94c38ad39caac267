import { words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/book-msp-assessment',
  title: 'Book an MSP Assessment',
  description:
    'Five areas of your managed service business assessed in two to three weeks, with ten prioritized actions.',
  searchWords: 'MSP audit, due diligence, health check, valuation',
  parent: '/msp-consulting',
  fields: {
    hero: words.opening(),
    mspAssessmentAreas: words.features('MSP assessment areas'),
    mspAssessmentProcess: words.steps('MSP assessment process'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'MSP assessment',
      headline: 'Book an MSP Assessment',
      lead: 'An outside look at your firm by someone who has run one. You learn what a buyer would find, while there is still time to fix it.',
      highlights: ['2–\u20603\u00a0weeks', 'Five areas', 'Ten prioritized actions'],
    },
    mspAssessmentAreas: {
      label: 'Scope',
      heading: 'Five areas',
      // PAGE-16
      items: [
        {
          title: 'Finance and pricing',
          description: 'Margin by service and by client, contract terms, and the work you give away.',
        },
        {
          title: 'Service delivery',
          description: 'Tickets, response times, staffing and the work that never becomes a ticket.',
        },
        { title: 'Security practice', description: 'Your own controls first, then what you promise clients.' },
        {
          title: 'Sales and retention',
          description: 'Where clients come from, why they leave and how long it takes you to notice.',
        },
        {
          title: 'People and leadership',
          description: 'Who can decide when you are away, and what would happen if two people left.',
        },
      ],
    },
    mspAssessmentProcess: {
      label: 'Process',
      heading: 'Four steps',
      intro: 'A typical assessment takes 2–\u20603\u00a0weeks.',
      steps: [
        {
          title: 'Intake',
          description: 'A call, a confidentiality agreement and a short list of reports to send.',
          duration: '1 hour',
        },
        {
          title: 'Interviews and data',
          description: 'Interviews with five to eight people and a review of one year of figures.',
          duration: '1–\u20602\u00a0weeks',
        },
        {
          title: 'Findings',
          description: 'A session with you and your managers, before anything is final.',
          duration: 'Half a day',
        },
        {
          title: 'Plan',
          description: 'Ten prioritized actions, each with an owner, a cost and a metric.',
          duration: '1 week',
        },
      ],
    },
    form: formWords('msp-assessment'),
  },
});
