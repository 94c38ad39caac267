import { channelContact, channelIndustry, partnerCount } from '../channel';
import { requestForm } from '../definition';
import { choice, choices, personal, text } from '../fields';

// PAGE-20: the areas of the page.
const focusAreas = [
  { value: 'program', label: 'Program structure' },
  { value: 'partners', label: 'Partner portfolio' },
  { value: 'operations', label: 'Channel operations' },
  { value: 'results', label: 'Financial results' },
];

// FORM-21, FORM-22, PAGE-20
/** /request-channel-audit. The four coverage areas of the page are the focus areas. */
export const channelAudit = requestForm({
  name: 'channel-audit',
  title: 'Channel audit',
  page: '/request-channel-audit',
  label: 'Request',
  words: {
    heading: 'Request an audit',
    intro: 'Select the areas that worry you most. All four are covered either way.',
    response: 'I will email you to agree on the scope and the first week.',
  },
  submitLabel: 'Request the audit',
  fields: [
    ...channelContact,
    channelIndustry,
    partnerCount,
    choice('urgency', 'Timeline', [
      ['urgent', 'Urgent: 2–3 weeks'],
      ['standard', 'Standard: 4 weeks'],
      ['extended', 'Extended: 6 weeks'],
      ['flexible', 'Flexible'],
    ]),
    choices('focusAreas', 'Focus areas', focusAreas),
    text('challenges', 'Challenges'),
    text('objectives', 'Objectives'),
  ],
  sender: personal,
});
