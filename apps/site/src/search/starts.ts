import type { PagePath } from '@advisor/content/lists';

/** A place that the search offers before anything is typed, and when it has found nothing. */
export interface SearchStart {
  href: PagePath;
  title: string;
  description: string;
}

/** What most visitors come for, and what helps where the search does not: the glossary and a person. */
export const searchStarts: readonly SearchStart[] = [
  {
    href: '/schedule-consultation',
    title: 'Schedule a Consultation',
    description: 'A first conversation of 30 to 60 minutes.',
  },
  {
    href: '/speaking-engagement',
    title: 'Speaking',
    description: 'Five talks, and a form to book one for your event.',
  },
  {
    href: '/msp-pricing-calculator',
    title: 'MSP Pricing Calculator',
    description: 'What managed services should cost.',
  },
  {
    href: '/security-assessment-tool',
    title: 'Security Assessment',
    description: 'Ten questions, a score and next steps.',
  },
  { href: '/resources', title: 'Resources and free tools', description: 'Guides, checklists and six tools.' },
  { href: '/industry-glossary', title: 'Industry Glossary', description: 'Terms and abbreviations in plain words.' },
  { href: '/contact', title: 'Contact', description: 'Ask a person. You hear back within 24–\u206048\u00a0hours.' },
];
