import type { FormDefinition } from '../definition';
import { choice, email, line, phone, text } from '../fields';

// FORM-10, NOTICE-4
/** The booking form of /speaking-engagement, with its notices. */
export const speaking: FormDefinition = {
  formType: 'speaking',
  name: 'speaking',
  title: 'Speaking request',
  page: '/speaking-engagement',
  label: 'Booking',
  words: {
    heading: 'Tell me about your event',
    intro: 'Approximate numbers are fine. A date and a place are enough to start.',
    response: 'I review your request and respond within 24–\u206048\u00a0hours.',
  },
  fields: [
    line('organizationName', 'Organization name', {
      required: 'the name of your organization',
      autoComplete: 'organization',
    }),
    line('contactName', 'Contact name', { required: 'your name', autoComplete: 'name' }),
    email,
    phone,
    line('eventName', 'Event name', { required: 'the name of the event' }),
    {
      name: 'eventDate',
      label: 'Event date',
      type: 'date',
      required: 'the date of the event',
      maxLength: 10,
      upcoming: true,
    },
    line('eventLocation', 'Event location', { required: 'where the event takes place', hint: 'A city, or “online”.' }),
    choice('eventType', 'Event type', [
      ['conference', 'Conference'],
      ['workshop', 'Workshop'],
      ['webinar', 'Webinar'],
      ['corporate', 'Corporate event'],
      ['summit', 'Summit'],
      ['panel', 'Panel discussion'],
      ['other', 'Other'],
    ]),
    choice('audienceSize', 'Audience size', [
      ['1-50', '1–50 people'],
      ['51-100', '51–100 people'],
      ['101-250', '101–250 people'],
      ['251-500', '251–500 people'],
      ['500+', '500+ people'],
    ]),
    choice('duration', 'Duration', [
      ['15-30', '15–30 minutes'],
      ['30-45', '30–45 minutes'],
      ['45-60', '45–60 minutes'],
      ['60-90', '60–90 minutes'],
      ['half-day', 'Half day'],
      ['full-day', 'Full day'],
    ]),
    line('topic', 'Topic'),
    choice('budget', 'Budget', [
      ['nonprofit', 'Nonprofit, no budget'],
      ['5k-10k', '$5k–$10k'],
      ['10k-15k', '$10k–$15k'],
      ['15k-25k', '$15k–$25k'],
      ['25k+', '$25k+'],
      ['discuss', 'I would like to discuss it'],
    ]),
    text('additionalInfo', 'Additional information', {
      hint: 'Who will be in the room, and what should they do differently afterwards?',
    }),
  ],
  sender: { name: ['contactName'], company: 'organizationName', phone: 'phone', message: 'additionalInfo' },
  submitLabel: 'Submit request',
  busyLabel: 'Submitting...',
  success: {
    title: 'Speaking Engagement Request Submitted',
    message: "Thank you for your interest! I'll review your request and respond within 24-\u206048\u00a0hours.",
  },
  failure: { title: 'Error', message: 'Failed to submit your request. Please try again or contact me directly.' },
};
