import { contactCardsCollection, field, questionsCollection, words } from '@advisor/content/collections';
import {
  contactForm,
  contactHelp,
  contactHero,
  contactQuestions,
  contactQuickActions,
  kinds,
  preferredContact,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/contact',
  title: 'Contact',
  description: 'Write about advisory work, speaking or a partnership. You will hear back within 24–48 hours.',
  searchWords:
    'phone number, telephone, call, email address, mail, office, location, address, support, help, reach, message, feedback',
  form: 'contact',
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
    hero: contactHero,
    questions: contactQuestions,
    contactHelp,
    preferredContact,
    contactQuickActions,
    form: contactForm,
  },
  entries: { contactCards: contactCardsCollection, questions: questionsCollection },
});
