import type { PagePath } from './paths';

/** What search engines and shared links say about a page. The owner's name is added to the title. */
export interface PageWords {
  title: string;
  description: string;
}

export const pages: Record<PagePath, PageWords> = {
  '/home': {
    title: 'Cybersecurity and MSP advisor',
    description:
      'Independent advice on cybersecurity, managed services and channel growth for the people who have to decide.',
  },
  '/about': {
    title: 'About',
    description:
      'Two decades of technology leadership, from a help desk in South Bend to corporate boards and industry councils.',
  },
  '/ventures': {
    title: 'Ventures and boards',
    description:
      'Four ventures, from security assurance to a family farm, and eighteen advisory boards, councils and charities.',
  },
  '/global-initiatives': {
    title: 'Global Initiatives',
    description:
      'Council seats, advisory bodies, consulting, mentorship programs and nonprofits, with the figures behind them.',
  },
  '/media': {
    title: 'Media',
    description: 'Podcast appearances, talks and articles on security, managed services and the technology channel.',
  },
  '/resources': {
    title: 'Resources and free tools',
    description:
      'Guides, checklists and templates for security and MSP leaders, with six free tools that run in your browser.',
  },
  '/industry-calendar': {
    title: 'Industry Calendar',
    description:
      'Conferences, summits, webinars and workshops for managed service providers, vendors and security leaders.',
  },
  '/industry-glossary': {
    title: 'Industry Glossary',
    description:
      'Terms and abbreviations of the managed services trade, explained in plain words and linked to each other.',
  },
  '/msp-pricing-calculator': {
    title: 'MSP Pricing Calculator',
    description:
      'Estimate the monthly and yearly price of managed services for your environment, with the working shown.',
  },
  '/security-assessment-tool': {
    title: 'Security Assessment',
    description:
      'Ten questions, a score, your weak points and a next step for each. Nothing you enter leaves your browser.',
  },
  '/channel-partner-scorecard': {
    title: 'Channel Partner Scorecard',
    description: 'Rate a prospective channel partner on five counts and see which rules raised or lowered the result.',
  },
  '/risk-matrix-template': {
    title: 'Risk Matrix Template',
    description:
      'A four by four risk matrix with a register you can fill in, print and export. It stays on your device.',
  },
  '/speaking-engagement': {
    title: 'Speaking',
    description:
      'Five talks on security, managed services and the channel for executives, owners and partners. Book one here.',
  },
  '/cybersecurity-strategy': {
    title: 'Cybersecurity Strategy',
    description:
      'Find out what your security spending buys, what is missing and what to do first, in a plan your board can read.',
  },
  '/msp-consulting': {
    title: 'MSP Consulting',
    description:
      'Pricing, operations, security and exit planning for managed service providers, from someone who has run one.',
  },
  '/channel-development': {
    title: 'Channel Development',
    description:
      'Partner programs designed with partners: recruitment, enablement, margins and the rules that hold in a dispute.',
  },
  '/executive-advisory': {
    title: 'Executive Advisory',
    description:
      'A neutral advisor for executives and boards: standing advice, briefings, due diligence and single sessions.',
  },
  '/request-advisory-services': {
    title: 'Request Advisory Services',
    description:
      'Four kinds of advisory work with their usual length. Describe your need and hear back within 2 business days.',
  },
  '/apply-mentorship-program': {
    title: 'Apply for Mentorship',
    description:
      'Three mentorship programs for technology leaders, security managers and MSP founders. Reviewed monthly.',
  },
  '/partnership-opportunities': {
    title: 'Partnership Opportunities',
    description: 'Four ways to work together, whom they suit, what came of three of them and how a partnership begins.',
  },
  '/contact': {
    title: 'Contact',
    description: 'Write about advisory work, speaking or a partnership. You will hear back within 24-48 hours.',
  },
  '/schedule-consultation': {
    title: 'Schedule a Consultation',
    description:
      'A strategy session of 45 minutes, a business growth session of 60 or a partnership session of 30. Pick a week.',
  },
  '/download-strategy-guide': {
    title: 'Cybersecurity Strategy Guide',
    description:
      'A free guide of 50 pages on building a security program that a small team can run and a board can follow.',
  },
  '/book-executive-session': {
    title: 'Book an Executive Session',
    description:
      'Private working sessions of 45, 60 or 90 minutes on planning, risk or leadership for one decision you face.',
  },
  '/request-advisory-proposal': {
    title: 'Request an Advisory Proposal',
    description:
      'Describe your company and the services you need. A proposal follows within 48 hours of our discussion.',
  },
  '/executive-brief': {
    title: 'Executive Brief',
    description:
      'A short written brief on cybersecurity, managed services or technology strategy, as often as you choose.',
  },
  '/book-msp-assessment': {
    title: 'Book an MSP Assessment',
    description:
      'Five areas of your managed service business assessed in two to three weeks, with ten actions in order.',
  },
  '/download-msp-guide': {
    title: 'The MSP Guide',
    description: 'A free guide of 75 pages in seven chapters, from the first managed contract to the sale of the firm.',
  },
  '/podcasts': {
    title: 'Podcasts',
    description: 'Featured episodes, upcoming appearances and topics for hosts who would like an interview.',
  },
  '/white-papers': {
    title: 'White Papers',
    description:
      'Six papers on leadership, pricing, security, cloud, infrastructure and cost, each with a recommendation.',
  },
  '/media-kit': {
    title: 'Media Kit',
    description:
      'Quick facts, a biography, photographs and speaking materials for journalists, hosts and event organizers.',
  },
  '/channel-assessment': {
    title: 'Channel Assessment',
    description:
      'Five focus areas of your partner program assessed in two to three weeks, with interviews in confidence.',
  },
  '/discuss-channel-strategy': {
    title: 'Discuss Channel Strategy',
    description:
      'A review of 45 minutes, a deep dive of 90 or a half-day workshop on your channel and what to change first.',
  },
  '/schedule-channel-planning': {
    title: 'Schedule Channel Planning',
    description: 'A full or half day of channel planning for up to 8 participants, at your location or virtual.',
  },
  '/request-channel-audit': {
    title: 'Request a Channel Audit',
    description: 'Twelve components of your partner program audited over four weeks, with four documents to work from.',
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description: 'What this site stores about you, what stays in your browser, and how to have your data removed.',
  },
  '/terms-of-service': {
    title: 'Terms of Service',
    description: 'The rules for using this site, its documents and its free tools.',
  },
  '/brambles-farm': {
    title: 'Brambles Farm',
    description: 'A family farm in Northern Indiana since 1984: corn, wheat, alfalfa, beans and a herd of llamas.',
  },
  '/auth': {
    title: 'Sign in',
    description: 'Sign in to the private area of this site. Accounts are made by the owner; there is no sign-up.',
  },
};
