import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/cybersecurity-strategy',
  title: 'Cybersecurity Strategy',
  description:
    'Find out what your security spending buys, what is missing and what to do first, in a plan your board can read.',
  searchWords:
    'zero trust, compliance, regulation, security program, CISO, ransomware, phishing, NIST, HIPAA, security roadmap',
  fields: words.servicePage(),
  words: {
    hero: {
      label: 'Service',
      headline: 'Cybersecurity Strategy',
      lead: 'Your company already spends on security. I help you find out what that buys, what is missing and what to stop paying for.',
      actions: [{ label: 'Schedule a Consultation', href: '/schedule-consultation' }],
    },
    offeringsSection: { label: 'Offerings', heading: 'What I offer' },
    offerings: [
      {
        title: 'Program review',
        description:
          'Your controls measured against NIST CSF 2.0 or CIS Controls v8, with the gaps ranked by what they could cost.',
      },
      {
        title: 'Three-year roadmap',
        description:
          'A plan with owners, dates and a budget for each year, short enough that your executives will read it.',
      },
      {
        title: 'Incident readiness',
        description: 'A response plan, a call sheet and an exercise that tests both before anything is on fire.',
      },
      {
        title: 'Vendor and insurance review',
        description: 'A look at what your suppliers and your policy really promise, before you have to rely on either.',
      },
    ],
    approachSection: { label: 'Approach', heading: 'How we work' },
    approach: [
      {
        title: 'Listen',
        description: 'Interviews with the people who run, use and pay for your systems.',
        duration: '2 weeks',
      },
      {
        title: 'Test',
        description: 'What people said, checked against configurations, contracts and logs.',
        duration: '2–\u20603\u00a0weeks',
      },
      {
        title: 'Decide',
        description: 'A working session in which your executives choose among costed options.',
        duration: '1 day',
      },
      {
        title: 'Follow through',
        description: 'One hour a month to check progress and unblock what is stuck.',
        duration: '6 months',
      },
    ],
    outcomesSection: { label: 'Outcomes', heading: 'What you get' },
    outcomes: [
      'A ranked list of risks, in dollars and in plain language',
      'A roadmap with an owner and a date on every line',
      'A two-page summary for your board or insurer',
      'The working papers, which are yours to keep',
    ],
    linksSection: { label: 'Next step', heading: 'Three ways to start' },
    links: [
      {
        label: 'Schedule a Consultation',
        href: '/schedule-consultation',
        description: 'Forty-five minutes about your situation, with no preparation needed.',
      },
      {
        label: 'Download the Strategy Guide',
        href: '/download-strategy-guide',
        description: 'Fifty pages on building a program that a small team can sustain.',
      },
      {
        label: 'Contact me',
        href: '/contact',
        description: 'A short question gets a short answer.',
      },
    ],
    closingCall: {
      heading: 'Not sure where you stand?',
      text: 'The security assessment takes ten minutes, costs nothing and gives us something to talk about.',
      actions: [{ label: 'Take the assessment', href: '/security-assessment-tool' }],
    },
  },
});
