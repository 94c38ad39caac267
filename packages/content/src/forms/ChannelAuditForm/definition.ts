import { auditCoverage, channelAuditForm } from '../../lists/request-channel-audit';
import { channelContact, channelIndustry, partnerCount } from '../channel';
import { requestForm } from '../definition';
import { choice, choices, personal, text } from '../fields';

const focusAreas = auditCoverage.map(({ value, label }) => ({ value, label }));

// FORM-21, FORM-22, PAGE-20
/** /request-channel-audit. The four coverage areas of the page are the focus areas. */
export const channelAudit = requestForm({
  name: 'channel-audit',
  title: 'Channel audit',
  label: 'Request',
  words: channelAuditForm,
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
