import { channelContact } from '../channel';
import { requestForm } from '../definition';
import { choice, personal, text } from '../fields';

// FORM-21
/** /schedule-channel-planning. */
export const channelPlanning = requestForm({
  name: 'channel-planning',
  title: 'Channel planning session',
  page: '/schedule-channel-planning',
  label: 'Booking',
  words: {
    heading: 'Request a session',
    intro: 'List the people who will attend, by role. We settle the agenda on the preparation call.',
    response: 'I will email you two possible dates.',
  },
  fields: [
    ...channelContact,
    choice(
      'planningType',
      'Session',
      [
        ['strategic', 'Strategic Channel Planning'],
        ['partner', 'Partner Program Development'],
        ['performance', 'Channel Performance Planning'],
      ],
      { prefill: 'type' },
    ),
    choice('participants', 'Participants', [
      ['1-2', '1–2 people'],
      ['3-4', '3–4 people'],
      ['5-6', '5–6 people'],
      ['7-8', '7–8 people'],
    ]),
    choice('format', 'Place', [
      ['virtual', 'Virtual'],
      ['onsite', 'On site (our location)'],
      ['client', 'Client location'],
    ]),
    choice('timeline', 'When', [
      ['asap', 'As soon as possible: within 2 weeks'],
      ['month', 'Within a month'],
      ['quarter', 'This quarter'],
      ['flexible', 'I am flexible'],
    ]),
    text('objectives', 'Objectives'),
  ],
  sender: personal,
});
