// Written by `pnpm generate` from packages/content/src/forms. Change the definitions there.
import type { FieldDefinition, OwnerWords, RequestFormDefinition, SentWords } from './forms.ts';

/** The shortest time in which a person can fill in a form, in milliseconds. Anything faster is taken for a bot. */
export const MIN_FILL_TIME_MS = 2000;

/** The details of the owner that ship; published ones take their place. */
export const ownerWords: OwnerWords = {
  name: 'Miriam Brubaker',
  role: 'Cybersecurity executive, MSP consultant and technology advisor',
  siteUrl: 'https://www.miriambrubaker.example',
  email: 'hello@miriambrubaker.example',
  mediaEmail: 'media@miriambrubaker.example',
  phone: 'By appointment',
  schedulingUrl: 'https://calendar.example.com/miriam-brubaker'
};

export const contactWords: SentWords = {
  page: '/contact',
  response: 'You will hear from me within 24–⁠48 hours.'
};

export const speakingWords: SentWords = {
  page: '/speaking-engagement',
  response: 'I review your request and respond within 24–⁠48 hours.'
};

export const contactFields: readonly FieldDefinition[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    required: true,
    maxLength: 200
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    maxLength: 254
  },
  {
    name: 'company',
    label: 'Company',
    type: 'text',
    maxLength: 200
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    maxLength: 50
  },
  {
    name: 'message',
    label: 'Message',
    type: 'text',
    required: true,
    maxLength: 5000,
    multiline: true
  }
];

/** The fields of `eventDetails`. */
export const speakingFields: readonly FieldDefinition[] = [
  {
    name: 'organizationName',
    label: 'Organization name',
    type: 'text',
    required: true,
    maxLength: 200
  },
  {
    name: 'eventName',
    label: 'Event name',
    type: 'text',
    required: true,
    maxLength: 200
  },
  {
    name: 'eventDate',
    label: 'Event date',
    type: 'date',
    required: true,
    maxLength: 10,
    upcoming: true
  },
  {
    name: 'eventLocation',
    label: 'Event location',
    type: 'text',
    required: true,
    maxLength: 200
  },
  {
    name: 'eventType',
    label: 'Event type',
    type: 'option',
    options: [
      {
        value: 'conference',
        label: 'Conference'
      },
      {
        value: 'workshop',
        label: 'Workshop'
      },
      {
        value: 'webinar',
        label: 'Webinar'
      },
      {
        value: 'corporate',
        label: 'Corporate event'
      },
      {
        value: 'summit',
        label: 'Summit'
      },
      {
        value: 'panel',
        label: 'Panel discussion'
      },
      {
        value: 'other',
        label: 'Other'
      }
    ]
  },
  {
    name: 'audienceSize',
    label: 'Audience size',
    type: 'option',
    options: [
      {
        value: '1-50',
        label: '1–50 people'
      },
      {
        value: '51-100',
        label: '51–100 people'
      },
      {
        value: '101-250',
        label: '101–250 people'
      },
      {
        value: '251-500',
        label: '251–500 people'
      },
      {
        value: '500+',
        label: '500+ people'
      }
    ]
  },
  {
    name: 'duration',
    label: 'Duration',
    type: 'option',
    options: [
      {
        value: '15-30',
        label: '15–30 minutes'
      },
      {
        value: '30-45',
        label: '30–45 minutes'
      },
      {
        value: '45-60',
        label: '45–60 minutes'
      },
      {
        value: '60-90',
        label: '60–90 minutes'
      },
      {
        value: 'half-day',
        label: 'Half day'
      },
      {
        value: 'full-day',
        label: 'Full day'
      }
    ]
  },
  {
    name: 'topic',
    label: 'Topic',
    type: 'text',
    maxLength: 200
  },
  {
    name: 'budget',
    label: 'Budget',
    type: 'option',
    options: [
      {
        value: 'nonprofit',
        label: 'Nonprofit, no budget'
      },
      {
        value: '5k-10k',
        label: '$5k–$10k'
      },
      {
        value: '10k-15k',
        label: '$10k–$15k'
      },
      {
        value: '15k-25k',
        label: '$15k–$25k'
      },
      {
        value: '25k+',
        label: '$25k+'
      },
      {
        value: 'discuss',
        label: 'I would like to discuss it'
      }
    ]
  }
];

/** The request forms by the name they send in `requestDetails.form`. */
export const requestForms: Readonly<Record<string, RequestFormDefinition>> = {
  'advisory-proposal': {
    title: 'Advisory proposal',
    page: '/request-advisory-proposal',
    response: 'You will hear from me within 2 business days. The proposal follows within 48 hours of our discussion.',
    fields: [
      {
        name: 'companyName',
        label: 'Company name',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'industry',
        label: 'Industry',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'companySize',
        label: 'Company size',
        type: 'option',
        options: [
          {
            value: 'startup',
            label: 'Startup'
          },
          {
            value: 'small',
            label: 'Small'
          },
          {
            value: 'medium',
            label: 'Medium'
          },
          {
            value: 'large',
            label: 'Large'
          },
          {
            value: 'enterprise',
            label: 'Enterprise'
          }
        ]
      },
      {
        name: 'annualRevenue',
        label: 'Annual revenue',
        type: 'option',
        options: [
          {
            value: 'under1m',
            label: 'Under $1M'
          },
          {
            value: '1m-10m',
            label: '$1M–$10M'
          },
          {
            value: '10m-50m',
            label: '$10M–$50M'
          },
          {
            value: '50m-200m',
            label: '$50M–$200M'
          },
          {
            value: 'over200m',
            label: 'Over $200M'
          }
        ]
      },
      {
        name: 'contactFirstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'contactLastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        maxLength: 50
      },
      {
        name: 'jobTitle',
        label: 'Job title',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'services',
        label: 'Services',
        type: 'options',
        options: [
          {
            value: 'security-strategy',
            label: 'Cybersecurity strategy'
          },
          {
            value: 'risk-assessment',
            label: 'Risk assessment'
          },
          {
            value: 'incident-readiness',
            label: 'Incident readiness'
          },
          {
            value: 'compliance',
            label: 'Compliance and audit preparation'
          },
          {
            value: 'msp-operations',
            label: 'MSP operations'
          },
          {
            value: 'channel-development',
            label: 'Channel development'
          },
          {
            value: 'due-diligence',
            label: 'Technology due diligence'
          },
          {
            value: 'board-advisory',
            label: 'Board and executive advisory'
          }
        ]
      },
      {
        name: 'timeline',
        label: 'When to begin',
        type: 'option',
        options: [
          {
            value: 'immediate',
            label: 'Immediately'
          },
          {
            value: 'quarter',
            label: 'This quarter'
          },
          {
            value: '6months',
            label: 'Within 6 months'
          },
          {
            value: 'year',
            label: 'Within a year'
          },
          {
            value: 'planning',
            label: 'Still planning'
          }
        ]
      },
      {
        name: 'budget',
        label: 'Budget',
        type: 'option',
        options: [
          {
            value: 'under25k',
            label: 'Under $25k'
          },
          {
            value: '25k-50k',
            label: '$25k–$50k'
          },
          {
            value: '50k-100k',
            label: '$50k–$100k'
          },
          {
            value: '100k-250k',
            label: '$100k–$250k'
          },
          {
            value: 'over250k',
            label: 'Over $250k'
          }
        ]
      },
      {
        name: 'objectives',
        label: 'Objectives',
        type: 'text',
        maxLength: 5000,
        multiline: true
      },
      {
        name: 'currentState',
        label: 'Current state',
        type: 'text',
        maxLength: 5000,
        multiline: true
      }
    ]
  },
  'advisory-request': {
    title: 'Advisory services',
    page: '/request-advisory-services',
    response: 'You will hear from me within 2 business days.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'Organization',
        type: 'text',
        required: true,
        maxLength: 200
      },
      {
        name: 'title',
        label: 'Job title',
        type: 'text',
        required: true,
        maxLength: 200
      },
      {
        name: 'serviceType',
        label: 'Service',
        type: 'option',
        required: true,
        options: [
          {
            value: 'cybersecurity',
            label: 'Cybersecurity strategy'
          },
          {
            value: 'channel',
            label: 'Channel development'
          },
          {
            value: 'board',
            label: 'Board advisory'
          },
          {
            value: 'expansion',
            label: 'Global market expansion'
          },
          {
            value: 'other',
            label: 'Something else'
          }
        ]
      },
      {
        name: 'timeline',
        label: 'When to begin',
        type: 'option',
        options: [
          {
            value: 'immediate',
            label: 'Immediately'
          },
          {
            value: 'quarter',
            label: 'This quarter'
          },
          {
            value: 'next-quarter',
            label: 'Next quarter'
          },
          {
            value: 'planning',
            label: 'Still planning'
          }
        ]
      },
      {
        name: 'description',
        label: 'What is going on',
        type: 'text',
        required: true,
        maxLength: 5000,
        multiline: true
      },
      {
        name: 'sendReport',
        label: 'Send this summary and the report with my request',
        type: 'consent'
      },
      {
        name: 'reportSummary',
        label: 'Summary of my result',
        type: 'text',
        maxLength: 2000,
        multiline: true,
        when: {
          field: 'sendReport',
          is: [
            true
          ]
        }
      },
      {
        name: 'report',
        label: 'Report',
        type: 'file',
        required: true,
        accept: [
          'markdown',
          'csv',
          'json'
        ],
        maxBytes: 300000,
        when: {
          field: 'sendReport',
          is: [
            true
          ]
        }
      }
    ]
  },
  'channel-assessment': {
    title: 'Channel assessment',
    page: '/channel-assessment',
    response: 'I will email you to set a date for the scoping call.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'Company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'title',
        label: 'Job title',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'industry',
        label: 'Industry',
        type: 'option',
        options: [
          {
            value: 'technology',
            label: 'Technology'
          },
          {
            value: 'software',
            label: 'Software'
          },
          {
            value: 'cybersecurity',
            label: 'Cybersecurity'
          },
          {
            value: 'telecom',
            label: 'Telecommunications'
          },
          {
            value: 'manufacturing',
            label: 'Manufacturing'
          },
          {
            value: 'healthcare',
            label: 'Healthcare'
          },
          {
            value: 'finance',
            label: 'Finance'
          },
          {
            value: 'other',
            label: 'Other'
          }
        ]
      },
      {
        name: 'partnerCount',
        label: 'Number of partners',
        type: 'option',
        options: [
          {
            value: '0-10',
            label: '0–10 partners'
          },
          {
            value: '11-25',
            label: '11–25 partners'
          },
          {
            value: '26-50',
            label: '26–50 partners'
          },
          {
            value: '51-100',
            label: '51–100 partners'
          },
          {
            value: '100+',
            label: '100+ partners'
          }
        ]
      },
      {
        name: 'assessmentTypes',
        label: 'Assessment types',
        type: 'options',
        options: [
          {
            value: 'program',
            label: 'Partner program review'
          },
          {
            value: 'recruitment',
            label: 'Recruitment and onboarding'
          },
          {
            value: 'performance',
            label: 'Partner performance'
          },
          {
            value: 'enablement',
            label: 'Training and enablement'
          },
          {
            value: 'conflict',
            label: 'Channel conflict'
          },
          {
            value: 'economics',
            label: 'Channel economics'
          }
        ]
      },
      {
        name: 'challenges',
        label: 'Challenges',
        type: 'text',
        maxLength: 5000,
        multiline: true
      },
      {
        name: 'sendReport',
        label: 'Send this summary and the report with my request',
        type: 'consent'
      },
      {
        name: 'reportSummary',
        label: 'Summary of my result',
        type: 'text',
        maxLength: 2000,
        multiline: true,
        when: {
          field: 'sendReport',
          is: [
            true
          ]
        }
      },
      {
        name: 'report',
        label: 'Report',
        type: 'file',
        required: true,
        accept: [
          'markdown',
          'csv',
          'json'
        ],
        maxBytes: 300000,
        when: {
          field: 'sendReport',
          is: [
            true
          ]
        }
      }
    ]
  },
  'channel-audit': {
    title: 'Channel audit',
    page: '/request-channel-audit',
    response: 'I will email you to agree on the scope and the first week.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'Company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'title',
        label: 'Job title',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'industry',
        label: 'Industry',
        type: 'option',
        options: [
          {
            value: 'technology',
            label: 'Technology'
          },
          {
            value: 'software',
            label: 'Software'
          },
          {
            value: 'cybersecurity',
            label: 'Cybersecurity'
          },
          {
            value: 'telecom',
            label: 'Telecommunications'
          },
          {
            value: 'manufacturing',
            label: 'Manufacturing'
          },
          {
            value: 'healthcare',
            label: 'Healthcare'
          },
          {
            value: 'finance',
            label: 'Finance'
          },
          {
            value: 'other',
            label: 'Other'
          }
        ]
      },
      {
        name: 'partnerCount',
        label: 'Number of partners',
        type: 'option',
        options: [
          {
            value: '0-10',
            label: '0–10 partners'
          },
          {
            value: '11-25',
            label: '11–25 partners'
          },
          {
            value: '26-50',
            label: '26–50 partners'
          },
          {
            value: '51-100',
            label: '51–100 partners'
          },
          {
            value: '100+',
            label: '100+ partners'
          }
        ]
      },
      {
        name: 'urgency',
        label: 'Timeline',
        type: 'option',
        options: [
          {
            value: 'urgent',
            label: 'Urgent: 2–3 weeks'
          },
          {
            value: 'standard',
            label: 'Standard: 4 weeks'
          },
          {
            value: 'extended',
            label: 'Extended: 6 weeks'
          },
          {
            value: 'flexible',
            label: 'Flexible'
          }
        ]
      },
      {
        name: 'focusAreas',
        label: 'Focus areas',
        type: 'options',
        options: [
          {
            value: 'program',
            label: 'Program structure'
          },
          {
            value: 'partners',
            label: 'Partner portfolio'
          },
          {
            value: 'operations',
            label: 'Channel operations'
          },
          {
            value: 'results',
            label: 'Financial results'
          }
        ]
      },
      {
        name: 'challenges',
        label: 'Challenges',
        type: 'text',
        maxLength: 5000,
        multiline: true
      },
      {
        name: 'objectives',
        label: 'Objectives',
        type: 'text',
        maxLength: 5000,
        multiline: true
      }
    ]
  },
  'channel-planning': {
    title: 'Channel planning session',
    page: '/schedule-channel-planning',
    response: 'I will email you two possible dates.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'Company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'title',
        label: 'Job title',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'planningType',
        label: 'Session',
        type: 'option',
        options: [
          {
            value: 'strategic',
            label: 'Strategic Channel Planning'
          },
          {
            value: 'partner',
            label: 'Partner Program Development'
          },
          {
            value: 'performance',
            label: 'Channel Performance Planning'
          }
        ]
      },
      {
        name: 'participants',
        label: 'Participants',
        type: 'option',
        options: [
          {
            value: '1-2',
            label: '1–2 people'
          },
          {
            value: '3-4',
            label: '3–4 people'
          },
          {
            value: '5-6',
            label: '5–6 people'
          },
          {
            value: '7-8',
            label: '7–8 people'
          }
        ]
      },
      {
        name: 'format',
        label: 'Place',
        type: 'option',
        options: [
          {
            value: 'virtual',
            label: 'Virtual'
          },
          {
            value: 'onsite',
            label: 'On site (our location)'
          },
          {
            value: 'client',
            label: 'Client location'
          }
        ]
      },
      {
        name: 'timeline',
        label: 'When',
        type: 'option',
        options: [
          {
            value: 'asap',
            label: 'As soon as possible: within 2 weeks'
          },
          {
            value: 'month',
            label: 'Within a month'
          },
          {
            value: 'quarter',
            label: 'This quarter'
          },
          {
            value: 'flexible',
            label: 'I am flexible'
          }
        ]
      },
      {
        name: 'objectives',
        label: 'Objectives',
        type: 'text',
        maxLength: 5000,
        multiline: true
      }
    ]
  },
  'channel-strategy': {
    title: 'Channel strategy discussion',
    page: '/discuss-channel-strategy',
    response: 'You will get a confirmation within 24 hours.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'Company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'title',
        label: 'Job title',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'consultationType',
        label: 'Format',
        type: 'option',
        options: [
          {
            value: 'deep-dive',
            label: 'Strategy Deep Dive'
          },
          {
            value: 'review',
            label: 'Quick Strategy Review'
          },
          {
            value: 'workshop',
            label: 'Channel Workshop'
          }
        ]
      },
      {
        name: 'urgency',
        label: 'When',
        type: 'option',
        options: [
          {
            value: 'urgent',
            label: 'Urgent: within 48 hours'
          },
          {
            value: 'week',
            label: 'Within a week'
          },
          {
            value: 'month',
            label: 'Within a month'
          },
          {
            value: 'flexible',
            label: 'I am flexible'
          }
        ]
      },
      {
        name: 'objectives',
        label: 'Objectives',
        type: 'text',
        maxLength: 5000,
        multiline: true
      }
    ]
  },
  consultation: {
    title: 'Consultation',
    page: '/schedule-consultation',
    response: 'You will get a confirmation within 24 hours.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'Company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'consultationType',
        label: 'Consultation',
        type: 'option',
        options: [
          {
            value: 'strategy',
            label: 'Strategy session'
          },
          {
            value: 'msp',
            label: 'MSP business growth session'
          },
          {
            value: 'partnership',
            label: 'Partnership session'
          },
          {
            value: 'advisory',
            label: 'Advisory services'
          },
          {
            value: 'other',
            label: 'Something else'
          }
        ]
      },
      {
        name: 'timeframe',
        label: 'When',
        type: 'option',
        options: [
          {
            value: 'asap',
            label: 'As soon as possible'
          },
          {
            value: 'week',
            label: 'Within a week'
          },
          {
            value: 'month',
            label: 'Within a month'
          },
          {
            value: 'flexible',
            label: 'I am flexible'
          }
        ]
      },
      {
        name: 'message',
        label: 'What it is about',
        type: 'text',
        maxLength: 5000,
        multiline: true
      },
      {
        name: 'sendReport',
        label: 'Send this summary and the report with my request',
        type: 'consent'
      },
      {
        name: 'reportSummary',
        label: 'Summary of my result',
        type: 'text',
        maxLength: 2000,
        multiline: true,
        when: {
          field: 'sendReport',
          is: [
            true
          ]
        }
      },
      {
        name: 'report',
        label: 'Report',
        type: 'file',
        required: true,
        accept: [
          'markdown',
          'csv',
          'json'
        ],
        maxBytes: 300000,
        when: {
          field: 'sendReport',
          is: [
            true
          ]
        }
      }
    ]
  },
  'executive-brief': {
    title: 'Executive brief',
    page: '/executive-brief',
    response: 'Your first brief is the next edition. Every edition has an unsubscribe link.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'Company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'jobTitle',
        label: 'Job title',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'briefType',
        label: 'Brief',
        type: 'option',
        options: [
          {
            value: 'cybersecurity',
            label: 'Cybersecurity brief'
          },
          {
            value: 'msp',
            label: 'MSP brief'
          },
          {
            value: 'strategic',
            label: 'Strategic technology brief'
          },
          {
            value: 'all',
            label: 'All three'
          }
        ]
      },
      {
        name: 'industry',
        label: 'Industry',
        type: 'option',
        options: [
          {
            value: 'healthcare',
            label: 'Healthcare'
          },
          {
            value: 'finance',
            label: 'Finance'
          },
          {
            value: 'manufacturing',
            label: 'Manufacturing'
          },
          {
            value: 'retail',
            label: 'Retail'
          },
          {
            value: 'technology',
            label: 'Technology'
          },
          {
            value: 'education',
            label: 'Education'
          },
          {
            value: 'government',
            label: 'Government'
          },
          {
            value: 'other',
            label: 'Other'
          }
        ]
      },
      {
        name: 'deliveryFrequency',
        label: 'How often',
        type: 'option',
        options: [
          {
            value: 'weekly',
            label: 'Weekly'
          },
          {
            value: 'biweekly',
            label: 'Every two weeks'
          },
          {
            value: 'monthly',
            label: 'Monthly'
          },
          {
            value: 'quarterly',
            label: 'Quarterly'
          }
        ]
      }
    ]
  },
  'executive-session': {
    title: 'Executive session',
    page: '/book-executive-session',
    response: 'I answer in time for the urgency you choose.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'Company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'jobTitle',
        label: 'Job title',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'sessionType',
        label: 'Session',
        type: 'option',
        options: [
          {
            value: 'strategic',
            label: 'Strategic Planning'
          },
          {
            value: 'risk',
            label: 'Risk Assessment'
          },
          {
            value: 'leadership',
            label: 'Leadership Advisory'
          }
        ]
      },
      {
        name: 'urgency',
        label: 'Urgency',
        type: 'option',
        options: [
          {
            value: 'urgent',
            label: 'Urgent: within 48 hours'
          },
          {
            value: 'high',
            label: 'High: within 1 week'
          },
          {
            value: 'normal',
            label: 'Normal: within 2 weeks'
          },
          {
            value: 'flexible',
            label: 'Flexible'
          }
        ]
      },
      {
        name: 'objectives',
        label: 'Objectives',
        type: 'text',
        maxLength: 5000,
        multiline: true
      },
      {
        name: 'sendReport',
        label: 'Send this summary and the report with my request',
        type: 'consent'
      },
      {
        name: 'reportSummary',
        label: 'Summary of my result',
        type: 'text',
        maxLength: 2000,
        multiline: true,
        when: {
          field: 'sendReport',
          is: [
            true
          ]
        }
      },
      {
        name: 'report',
        label: 'Report',
        type: 'file',
        required: true,
        accept: [
          'markdown',
          'csv',
          'json'
        ],
        maxBytes: 300000,
        when: {
          field: 'sendReport',
          is: [
            true
          ]
        }
      }
    ]
  },
  'mentorship-application': {
    title: 'Mentorship application',
    page: '/apply-mentorship-program',
    response: 'Applications are reviewed monthly, and you will be contacted within 2 weeks of the review.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        maxLength: 50
      },
      {
        name: 'currentRole',
        label: 'Current role',
        type: 'text',
        required: true,
        maxLength: 200
      },
      {
        name: 'company',
        label: 'Company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'experience',
        label: 'Years of experience',
        type: 'option',
        required: true,
        options: [
          {
            value: '0-2',
            label: '0–2 years'
          },
          {
            value: '3-5',
            label: '3–5 years'
          },
          {
            value: '6-10',
            label: '6–10 years'
          },
          {
            value: '11-15',
            label: '11–15 years'
          },
          {
            value: '15+',
            label: '15+ years'
          }
        ]
      },
      {
        name: 'program',
        label: 'Program',
        type: 'option',
        required: true,
        options: [
          {
            value: 'technology',
            label: 'Global Technology Mentorship'
          },
          {
            value: 'cybersecurity',
            label: 'Cybersecurity Leadership Program'
          },
          {
            value: 'msp',
            label: 'MSP Entrepreneur Accelerator'
          },
          {
            value: 'custom',
            label: 'Something made for me'
          }
        ]
      },
      {
        name: 'goals',
        label: 'Your goals',
        type: 'text',
        required: true,
        maxLength: 5000,
        multiline: true
      },
      {
        name: 'challenges',
        label: 'Your challenges',
        type: 'text',
        maxLength: 5000,
        multiline: true
      }
    ]
  },
  'msp-assessment': {
    title: 'MSP assessment',
    page: '/book-msp-assessment',
    response: 'I will email you to set a date for the intake call.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'MSP company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'role',
        label: 'Your role',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'employees',
        label: 'Employees',
        type: 'option',
        options: [
          {
            value: '1-5',
            label: '1–5 people'
          },
          {
            value: '6-15',
            label: '6–15 people'
          },
          {
            value: '16-30',
            label: '16–30 people'
          },
          {
            value: '31-50',
            label: '31–50 people'
          },
          {
            value: '50+',
            label: '50+ people'
          }
        ]
      },
      {
        name: 'revenue',
        label: 'Annual revenue',
        type: 'option',
        options: [
          {
            value: 'under500k',
            label: 'Under $500k'
          },
          {
            value: '500k-1m',
            label: '$500k–$1M'
          },
          {
            value: '1m-2m',
            label: '$1M–$2M'
          },
          {
            value: '2m-5m',
            label: '$2M–$5M'
          },
          {
            value: 'over5m',
            label: 'Over $5M'
          }
        ]
      },
      {
        name: 'primaryServices',
        label: 'Primary services',
        type: 'text',
        maxLength: 5000,
        multiline: true
      },
      {
        name: 'challenges',
        label: 'Challenges',
        type: 'text',
        maxLength: 5000,
        multiline: true
      }
    ]
  },
  'msp-guide': {
    title: 'MSP Guide',
    page: '/download-msp-guide',
    response: 'A link to edition 1 of the guide, a summary, arrives by email. Asking for it subscribes you to nothing.',
    guide: {
      file: '/files/msp-guide.pdf',
      withoutFile: 'The guide has no file yet. I answer you by email, and the link follows as soon as it has one. It subscribes you to nothing.'
    },
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        required: true,
        maxLength: 200
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'MSP company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'role',
        label: 'Your role',
        type: 'option',
        options: [
          {
            value: 'owner',
            label: 'Owner'
          },
          {
            value: 'ceo',
            label: 'CEO'
          },
          {
            value: 'coo',
            label: 'COO'
          },
          {
            value: 'sales',
            label: 'Sales'
          },
          {
            value: 'technical',
            label: 'Technical'
          },
          {
            value: 'other',
            label: 'Other'
          }
        ]
      },
      {
        name: 'businessStage',
        label: 'Business stage',
        type: 'option',
        options: [
          {
            value: 'startup',
            label: 'Startup'
          },
          {
            value: 'growth',
            label: 'Growth'
          },
          {
            value: 'established',
            label: 'Established'
          },
          {
            value: 'planning',
            label: 'Planning to start'
          }
        ]
      }
    ]
  },
  'partnership-inquiry': {
    title: 'Partnership inquiry',
    page: '/partnership-opportunities',
    response: 'You will be offered a consultation within 3 business days.',
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'lastName',
        label: 'Last name',
        type: 'text',
        required: true,
        maxLength: 80
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'Organization',
        type: 'text',
        required: true,
        maxLength: 200
      },
      {
        name: 'title',
        label: 'Job title',
        type: 'text',
        required: true,
        maxLength: 200
      },
      {
        name: 'website',
        label: 'Website',
        type: 'url',
        maxLength: 200
      },
      {
        name: 'partnershipType',
        label: 'Partnership',
        type: 'option',
        required: true,
        options: [
          {
            value: 'strategic',
            label: 'Strategic alliance'
          },
          {
            value: 'speaking',
            label: 'Speaking and events'
          },
          {
            value: 'educational',
            label: 'Educational program'
          },
          {
            value: 'network',
            label: 'Channel network'
          },
          {
            value: 'custom',
            label: 'Something else'
          }
        ]
      },
      {
        name: 'timeline',
        label: 'When to begin',
        type: 'option',
        options: [
          {
            value: 'immediate',
            label: 'Immediately'
          },
          {
            value: 'quarter',
            label: 'This quarter'
          },
          {
            value: 'next-quarter',
            label: 'Next quarter'
          },
          {
            value: 'future',
            label: 'Later'
          }
        ]
      },
      {
        name: 'description',
        label: 'Your vision',
        type: 'text',
        required: true,
        maxLength: 5000,
        multiline: true
      }
    ]
  },
  'strategy-guide': {
    title: 'Cybersecurity Strategy Guide',
    page: '/download-strategy-guide',
    response: 'A link to edition 1 of the guide, a summary, arrives by email. Asking for it subscribes you to nothing.',
    guide: {
      file: '/files/cybersecurity-strategy-guide.pdf',
      withoutFile: 'The guide has no file yet. I answer you by email, and the link follows as soon as it has one. It subscribes you to nothing.'
    },
    fields: [
      {
        name: 'fullName',
        label: 'Full name',
        type: 'text',
        required: true,
        maxLength: 200
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        maxLength: 254
      },
      {
        name: 'company',
        label: 'Company',
        type: 'text',
        maxLength: 200
      },
      {
        name: 'jobTitle',
        label: 'Job title',
        type: 'text',
        maxLength: 200
      }
    ]
  }
};
