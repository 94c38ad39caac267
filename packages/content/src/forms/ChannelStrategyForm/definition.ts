import { channelContact } from '../channel';
import { requestForm } from '../definition';
import { choice, personal, text } from '../fields';

// FORM-21
/** /discuss-channel-strategy. */
export const channelStrategy = requestForm({
  name: 'channel-strategy',
  title: 'Channel strategy discussion',
  page: '/discuss-channel-strategy',
  label: 'Booking',
  words: {
    heading: 'Book a discussion',
    intro: 'Tell me what you want to be able to decide afterwards.',
    response: 'You will get a confirmation within 24 hours.',
  },
  fields: [
    ...channelContact,
    choice(
      'consultationType',
      'Format',
      [
        ['deep-dive', 'Strategy Deep Dive'],
        ['review', 'Quick Strategy Review'],
        ['workshop', 'Channel Workshop'],
      ],
      { prefill: 'type' },
    ),
    choice('urgency', 'When', [
      ['urgent', 'Urgent: within 48 hours'],
      ['week', 'Within a week'],
      ['month', 'Within a month'],
      ['flexible', 'I am flexible'],
    ]),
    text('objectives', 'Objectives'),
  ],
  sender: personal,
});
