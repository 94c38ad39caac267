import { owner } from '../owner';
import type { PagePath } from './pages';

/**
 * What people ask for when they mean a page, where it does not stand on the page in these words. The search of the site
 * finds the page by each of them, and by their plurals and other forms. Separated by commas for the reader's sake only.
 */
export const searchKeywords: Partial<Record<PagePath, string>> = {
  '/home': 'start page, homepage',
  '/about': `${owner.name}, who is, biography, background, career, experience, CV, résumé`,
  '/ventures': 'companies, founder, investments, startups, board seats, directorships',
  '/global-initiatives': 'community, charity, nonprofit, volunteering, councils',
  '/media': 'press, interviews, articles, publications, blog, videos, talks, news',
  '/media-kit': 'headshot, portrait, photograph, picture, logo, biography, press kit, journalists',
  '/podcasts': 'episodes, shows, audio, listen, interview, guest',
  '/white-papers': 'whitepapers, research, reports, studies, PDF',
  '/resources': 'downloads, templates, checklists, guides, free tools',
  '/speaking-engagement':
    'speak at our conference, keynote, talk, speech, speaker, presenter, panel, webinar, workshop, invite, speaking fee',
  '/industry-calendar': 'events, conferences, trade shows, meetups, dates, schedule',
  '/industry-glossary': 'definitions, abbreviations, acronyms, dictionary, jargon, vocabulary, meaning',
  '/msp-pricing-calculator':
    'cost, price, how much, quote, estimate, per user, per seat, per device, rates, managed services',
  '/security-assessment-tool':
    'CIS Controls, zero trust, phishing, security check, self-assessment, audit, quiz, score, maturity, gap analysis, compliance',
  '/channel-partner-scorecard': 'evaluate partners, rating, reseller, vetting, partner evaluation',
  '/risk-matrix-template': 'risk register, risk assessment, heat map, likelihood, impact, probability',
  '/cybersecurity-strategy':
    'zero trust, compliance, regulation, security program, CISO, ransomware, phishing, NIST, HIPAA, security roadmap',
  '/msp-consulting': 'QBR, quarterly business review, cost, pricing, exit, sell my MSP, valuation, margins, consultant',
  '/channel-development': 'resellers, distributors, partner program, deal registration, go to market',
  '/executive-advisory': 'QBR, quarterly business review, board advisor, vCISO, due diligence, fractional, hire',
  '/executive-brief': 'newsletter, subscribe, mailing list, bulletin, digest, email updates, unsubscribe',
  '/request-advisory-services': 'hire, consultant, advisor, work together, engagement',
  '/request-advisory-proposal': 'compliance, quote, cost, offer, RFP, hire',
  '/apply-mentorship-program': 'mentor, mentoring, mentee, coaching, career advice, application',
  '/partnership-opportunities': 'partner with us, alliance, collaboration, sponsor, joint venture',
  '/schedule-consultation': 'appointment, meeting, book a call, talk to someone, availability, calendar',
  '/book-executive-session': 'private session, coaching, working session, workshop, executives',
  '/book-msp-assessment': 'MSP audit, due diligence, health check, valuation',
  '/channel-assessment': 'partner program review, channel health',
  '/request-channel-audit': 'channel review, partner audit',
  '/download-strategy-guide': 'PDF, ebook, download, security program',
  '/download-msp-guide': 'PDF, ebook, download, handbook',
  '/contact':
    'phone number, telephone, call, email address, mail, office, location, address, support, help, reach, message, feedback',
  '/privacy-policy': 'GDPR, CCPA, data protection, cookies, tracking, delete my data, personal data',
  '/terms-of-service': 'terms and conditions, legal, liability, copyright, disclaimer, license',
  '/brambles-farm': 'llamas, agriculture, animals, farming',
  '/auth': 'login, log in, sign-in, account, password, forgot password, reset password, admin',
};

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
