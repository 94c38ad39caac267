import {
  drivingExcellenceCollection,
  field,
  successStoriesCollection,
  mentorshipTestimonialsCollection,
  venturesCollection,
  words,
} from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/home',
  label: 'Home',
  title: 'Cybersecurity and MSP advisor',
  description:
    'Independent advice on cybersecurity, managed services and channel growth for the people who have to decide.',
  searchWords: 'start page, homepage',
  fields: {
    hero: field.group({
      label: 'Opening',
      fields: {
        label: field.text({ label: 'Label', help: 'Above the headline.', max: 60 }),
        headline: field.text({ label: 'Headline', min: 5, max: 60 }),
        tagline: field.text({ label: 'Tagline', min: 40, max: 190, multiline: true }),
        highlights: field.list({ label: 'Highlights', of: field.text({ label: 'Highlight', max: 60 }), max: 3 }),
        actions: words.actions,
      },
    }),
    drivingExcellence: words.section('Driving excellence'),
    services: words.linkedFeatures('Services'),
    proof: field.group({
      label: 'Proof',
      fields: {
        ...words.heading,
        figure: field.group({
          label: 'Figure',
          fields: {
            value: field.text({ label: 'Figure', help: 'Such as 200+.', max: 12 }),
            label: field.text({ label: 'What it counts', max: 60 }),
          },
        }),
      },
    }),
    ventures: words.section('Ventures'),
    whyWorkWithMe: words.features('Why work with me'),
    closingCall: words.closingCall(),
  },
  words: {
    // PAGE-1
    hero: {
      label: '{name}',
      headline: 'Innovate. Secure. Transform.',
      tagline:
        'Cybersecurity leadership and digital transformation for managed service providers, the vendors who sell through them and the boards that answer for both.',
      highlights: ['Cybersecurity Leader', 'MSP Consultant', 'Industry Innovator'],
      actions: [
        { label: 'Explore My Work', href: '/media' },
        { label: 'Get In Touch', href: '/contact' },
      ],
    },
    drivingExcellence: {
      label: 'The work',
      heading: 'Driving Technology Excellence',
      intro: 'Four places to start, depending on what you came for.',
    },
    services: {
      label: 'Services',
      heading: 'Four ways to work together',
      items: [
        {
          title: 'Cybersecurity Strategy',
          description: 'For executives who want to know which risks they are carrying before somebody else tells them.',
          href: '/cybersecurity-strategy',
        },
        {
          title: 'MSP Consulting',
          description: 'For owners of managed service providers: prices that hold, operations that run without you.',
          href: '/msp-consulting',
        },
        {
          title: 'Channel Development',
          description: 'For vendors whose partners signed up and then stopped selling.',
          href: '/channel-development',
        },
        {
          title: 'Executive Advisory',
          description: 'For boards and chief executives who need a second opinion that sells them nothing.',
          href: '/executive-advisory',
        },
      ],
    },
    proof: {
      label: 'Proof',
      heading: 'What came of it',
      figure: { value: '200+', label: 'Organizations advised, all services together' },
    },
    ventures: {
      label: 'Ventures',
      heading: 'What I build when advice is not enough',
      intro: 'Three of these serve the channel. The fourth has llamas.',
    },
    whyWorkWithMe: {
      label: 'Working together',
      heading: 'Why work with me',
      intro: 'You are about to hand someone a hard question and the access to answer it. What you can expect:',
      items: [
        {
          title: 'You work with the person you hired',
          description:
            'I do the interviews, read the contracts and write the report. Nobody junior learns on your budget.',
        },
        {
          title: 'I have run what you run',
          description:
            'I built and sold a managed service business, so payroll, churn and a Friday outage are not theory to me.',
        },
        {
          title: 'You get a written recommendation',
          description:
            'Every engagement ends with what I recommend, what it costs, what could go wrong and who should own it.',
        },
        {
          title: 'I sell nothing but advice',
          description: 'I take no commission and no referral fee. My companies and board seats are on this site.',
        },
      ],
    },
    closingCall: {
      heading: 'Tell me what you need to decide',
      text: 'A first conversation takes 45 minutes. If I am not the right person, I will tell you who might be.',
      actions: [
        { label: 'Schedule a Consultation', href: '/schedule-consultation' },
        { label: 'Book Speaking Engagement', href: '/speaking-engagement' },
      ],
    },
  },
  entries: {
    drivingExcellence: drivingExcellenceCollection,
    ventures: venturesCollection,
    mentorshipTestimonials: mentorshipTestimonialsCollection,
    successStories: successStoriesCollection,
  },
});
