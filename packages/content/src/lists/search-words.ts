import type { PagePath } from './paths';

/** Words and phrases that mean the same. Who searches for one of them finds the others too, after the word itself. */
export const searchSynonyms: readonly (readonly string[])[] = [
  ['newsletter', 'executive brief', 'mailing list'],
  ['headshot', 'portrait', 'photo', 'photograph'],
  ['price', 'pricing', 'cost', 'fee', 'rate', 'how much', 'charge', 'budget'],
  ['white paper', 'whitepaper'],
  ['QBR', 'quarterly business review'],
  ['phone', 'telephone', 'phone number', 'call'],
  ['talk', 'keynote', 'speech', 'speaking', 'lecture'],
  // The search takes a hyphen for a space.
  ['email', 'e mail', 'mail'],
  ['cybersecurity', 'cyber security', 'information security', 'infosec'],
  ['MSP', 'managed service provider'],
  ['MSSP', 'managed security service provider'],
  ['mentor', 'mentorship', 'coaching', 'mentee'],
  ['biography', 'bio', 'CV'],
  ['phishing', 'fraud'],
  ['help desk', 'helpdesk', 'service desk'],
  ['event', 'conference', 'summit', 'meetup'],
  ['partnership', 'alliance', 'collaboration'],
  ['appointment', 'meeting', 'consultation', 'schedule a call', 'book a call'],
  ['MFA', '2FA', 'two-factor', 'multi-factor authentication', 'second factor'],
  ['backup', 'back up', 'restore'],
  ['merger', 'acquisition', 'M&A'],
  ['charity', 'nonprofit', 'non-profit'],
  ['personal data', 'GDPR', 'data protection'],
  ['who are you', 'who is', 'about'],
];

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
  { href: '/contact', title: 'Contact', description: 'Ask a person. You hear back within 24–48 hours.' },
];
