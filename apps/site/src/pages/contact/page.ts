import { contactCardsCollection, field, questionsCollection, words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { kinds } from '@advisor/content/lists';

import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/contact',
  title: 'Contact',
  description:
    'Write about advisory work, speaking or a partnership. You will hear back within 24–\u206048\u00a0hours.',
  searchWords:
    'phone number, telephone, call, email address, mail, office, location, address, support, help, reach, message, feedback',
  fields: {
    hero: words.opening(),
    questions: words.section('Questions'),
    contactHelp: words.list('Topics'),
    preferredContact: field.group({
      label: 'Preferred way',
      fields: {
        label: field.text({ label: 'Label', max: 60, optional: true }),
        heading: field.text({ label: 'Heading', min: 3, max: 70 }),
        text: field.richText({ label: 'Text', min: 10, max: 300 }),
      },
    }),
    contactQuickActions: field.group({
      label: 'Quick actions',
      fields: {
        ...words.heading,
        actions: field.list({
          label: 'Buttons',
          of: field.group({
            label: 'Button',
            fields: { ...words.link, icon: field.choice({ label: 'Icon', options: kinds.icon }) },
          }),
          max: 6,
        }),
      },
    }),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Contact',
      headline: 'Write to me',
      lead: 'A few sentences about what you are deciding, and by when, are enough to start.',
    },
    questions: {
      label: 'Questions',
      heading: 'Frequently asked questions',
    },
    contactHelp: {
      label: 'Topics',
      heading: 'How I can help',
      items: [
        'A second opinion on a security program or budget',
        'Preparing an MSP for growth, an audit or a sale',
        'Designing or fixing a partner program',
        'Briefing a board on technology risk',
        'A keynote, panel or workshop',
        'Mentoring for you or someone on your team',
      ],
    },
    preferredContact: {
      label: 'Method',
      heading: 'Preferred contact method',
      text: 'Email or the form on this page. Please do not send passwords, client data or incident details; I will give you a secure channel for those.',
    },

    // PAGE-22
    contactQuickActions: {
      label: 'Shortcuts',
      heading: 'Quick actions',
      actions: [
        { label: 'Book a speaking engagement', href: '/speaking-engagement', icon: 'mic' },
        { label: 'Pick a time for a call', href: '{schedulingUrl}', icon: 'calendar' },
        { label: 'Get the media kit', href: '/media-kit', icon: 'newspaper' },
      ],
    },
    form: formWords('contact'),
  },
  entries: { contactCards: contactCardsCollection, questions: questionsCollection },
});
