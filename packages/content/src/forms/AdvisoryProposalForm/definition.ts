import { requestForm } from '../definition';
import { choice, choices, email, firstName, jobTitle, lastName, line, phone, text } from '../fields';

// FORM-17, PAGE-14
/** /request-advisory-proposal, with eight services to choose from. */
export const advisoryProposal = requestForm({
  name: 'advisory-proposal',
  title: 'Advisory proposal',
  page: '/request-advisory-proposal',
  label: 'Proposal',
  words: {
    heading: 'About your company',
    intro: 'Estimates are fine. Leave a field empty if you would rather tell me in person.',
    response: 'You will hear from me within 2 business days. The proposal follows within 48 hours of our discussion.',
  },
  submitLabel: 'Request a proposal',
  fields: [
    line('companyName', 'Company name', { autoComplete: 'organization' }),
    line('industry', 'Industry'),
    choice('companySize', 'Company size', [
      ['startup', 'Startup'],
      ['small', 'Small'],
      ['medium', 'Medium'],
      ['large', 'Large'],
      ['enterprise', 'Enterprise'],
    ]),
    choice('annualRevenue', 'Annual revenue', [
      ['under1m', 'Under $1M'],
      ['1m-10m', '$1M–$10M'],
      ['10m-50m', '$10M–$50M'],
      ['50m-200m', '$50M–$200M'],
      ['over200m', 'Over $200M'],
    ]),
    { ...firstName, name: 'contactFirstName' },
    { ...lastName, name: 'contactLastName' },
    email,
    phone,
    jobTitle,
    choices(
      'services',
      'Services',
      [
        { value: 'security-strategy', label: 'Cybersecurity strategy' },
        { value: 'risk-assessment', label: 'Risk assessment' },
        { value: 'incident-readiness', label: 'Incident readiness' },
        { value: 'compliance', label: 'Compliance and audit preparation' },
        { value: 'msp-operations', label: 'MSP operations' },
        { value: 'channel-development', label: 'Channel development' },
        { value: 'due-diligence', label: 'Technology due diligence' },
        { value: 'board-advisory', label: 'Board and executive advisory' },
      ],
      { hint: 'Mark every one that might be relevant.' },
    ),
    choice('timeline', 'When to begin', [
      ['immediate', 'Immediately'],
      ['quarter', 'This quarter'],
      ['6months', 'Within 6 months'],
      ['year', 'Within a year'],
      ['planning', 'Still planning'],
    ]),
    choice('budget', 'Budget', [
      ['under25k', 'Under $25k'],
      ['25k-50k', '$25k–$50k'],
      ['50k-100k', '$50k–$100k'],
      ['100k-250k', '$100k–$250k'],
      ['over250k', 'Over $250k'],
    ]),
    text('objectives', 'Objectives'),
    text('currentState', 'Current state', { hint: 'What has been tried, and what is in place?' }),
  ],
  sender: { name: ['contactFirstName', 'contactLastName'], company: 'companyName', phone: 'phone' },
});
