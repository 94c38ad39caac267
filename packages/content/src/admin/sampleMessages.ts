import type { Message } from './message';

const unsent = { mailed_at: null, mail_via: null, mail_attempts: 0, mail_error: null, handled_at: null };

/** Messages for stories and tests: one by each kind of form, in each state of their mail. */
export const sampleMessages: readonly Message[] = [
  {
    ...unsent,
    id: 'm1',
    reference: 'A7K2-9QXD',
    created_at: '2026-11-20T15:04:00Z',
    form_type: 'contact',
    name: 'Ada Okafor',
    email: 'ada@northwind.example',
    company: 'Northwind MSP',
    phone: '+1 574 555 0100',
    message: 'We are 40 people.\nCan you look at our <b>security</b> program?',
    details: null,
    mailed_at: '2026-11-20T15:04:02Z',
    mail_attempts: 1,
  },
  {
    ...unsent,
    id: 'm2',
    reference: '4TB8-ZC0M',
    created_at: '2026-11-19T09:30:00Z',
    form_type: 'speaking',
    name: 'Tomás Lindqvist',
    email: 'tomas@summit.example',
    company: 'Great Lakes Summit',
    phone: null,
    message: '',
    details: {
      organizationName: 'Great Lakes Summit',
      eventName: 'Service Provider Days',
      eventDate: '2027-05-31',
      eventLocation: 'Chicago',
      audienceSize: '251-500',
    },
    mail_attempts: 3,
    mail_error: '451 Mailbox busy, try later',
  },
  {
    ...unsent,
    id: 'm3',
    reference: 'J5RW-1HN6',
    created_at: '2026-11-18T18:00:00Z',
    form_type: 'request',
    name: 'Priya Raman',
    email: 'priya@harbor.example',
    company: 'Harbor IT',
    phone: null,
    message: 'We want to grow without losing the people we have.',
    details: {
      form: 'consultation',
      fields: { firstName: 'Priya', lastName: 'Raman', email: 'priya@harbor.example', consultationType: 'msp' },
    },
    handled_at: '2026-11-19T08:00:00Z',
  },
];
