import { field, words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/about',
  title: 'About',
  description:
    'Two decades of technology leadership, from a help desk in South Bend to corporate boards and industry councils.',
  searchWords: '{name}, who is, biography, background, career, experience, CV, résumé',
  fields: {
    hero: words.opening(),
    about: field.group({
      label: 'Background and expertise',
      fields: {
        heading: field.text({ label: 'Heading of the background', min: 3, max: 70 }),
        background: field.list({
          label: 'Background',
          of: field.richText({ label: 'Paragraph', min: 10, max: 900 }),
        }),
        expertiseHeading: field.text({ label: 'Heading of the expertise', min: 3, max: 70 }),
        expertise: field.list({ label: 'Expertise', of: field.text({ label: 'Subject', max: 60 }) }),
      },
    }),
  },
  words: {
    hero: {
      label: 'About',
      headline: 'Two decades of technology leadership',
      lead: 'I help owners and boards decide what to protect, what to build and what to leave alone.',
      actions: [{ label: 'Get In Touch', href: '/contact' }],
    },
    about: {
      heading: 'Background',
      background: [
        /* placeholder: a paragraph of your own story */
        'I started on a help desk in South Bend, fixing machines for dental offices and machine shops. Within five years I was running the company that did it. We grew from 4 people to 90, were acquired, and I stayed long enough to learn what an acquisition does to a service desk.',
        /* placeholder: a paragraph of your own story */
        'Since then I have led security for a regional health network, advised managed service providers on three continents and sat on both sides of the vendor table. Most of my time goes to three kinds of question: is this safe enough, is this worth what it costs, and who is going to own it.',
        /* placeholder: a paragraph of your own story */
        'I write my recommendations down and put my name under them. Clients keep the working papers.',
      ],
      expertiseHeading: 'Expertise',
      // PAGE-2
      /** The eight subjects of expertise. */
      expertise: [
        'Cybersecurity Strategy',
        'MSP Operations',
        'Digital Transformation',
        'Technology Consulting',
        'Executive Leadership',
        'Channel Development',
        'Risk Management',
        'Business Growth',
      ],
    },
  },
});
