/**
 * The pages that anybody may open, each with its title for browsers and search engines. The owner's name is added to it.
 * A page is drawn by the file of the site that is named after its path: `/media-kit` by `MediaKit.tsx`.
 */
export const pageTitles = {
  '/home': 'Cybersecurity and MSP advisor',
  '/about': 'About',
  '/ventures': 'Ventures and boards',
  '/global-initiatives': 'Global Initiatives',
  '/media': 'Media',
  '/resources': 'Resources and free tools',
  '/podcasts': 'Podcasts',
  '/white-papers': 'White Papers',
  '/media-kit': 'Media Kit',
  '/speaking-engagement': 'Speaking',
  '/brambles-farm': 'Brambles Farm',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/contact': 'Contact',
  '/industry-calendar': 'Industry Calendar',
  '/industry-glossary': 'Industry Glossary',
  '/msp-pricing-calculator': 'MSP Pricing Calculator',
  '/security-assessment-tool': 'Security Assessment',
  '/channel-partner-scorecard': 'Channel Partner Scorecard',
  '/risk-matrix-template': 'Risk Matrix Template',
  '/cybersecurity-strategy': 'Cybersecurity Strategy',
  '/msp-consulting': 'MSP Consulting',
  '/channel-development': 'Channel Development',
  '/executive-advisory': 'Executive Advisory',
  '/request-advisory-services': 'Request Advisory Services',
  '/apply-mentorship-program': 'Apply for Mentorship',
  '/partnership-opportunities': 'Partnership Opportunities',
  '/schedule-consultation': 'Schedule a Consultation',
  '/download-strategy-guide': 'Cybersecurity Strategy Guide',
  '/book-executive-session': 'Book an Executive Session',
  '/request-advisory-proposal': 'Request an Advisory Proposal',
  '/executive-brief': 'Executive Brief',
  '/book-msp-assessment': 'Book an MSP Assessment',
  '/download-msp-guide': 'The MSP Guide',
  '/channel-assessment': 'Channel Assessment',
  '/discuss-channel-strategy': 'Discuss Channel Strategy',
  '/schedule-channel-planning': 'Schedule Channel Planning',
  '/request-channel-audit': 'Request a Channel Audit',
  '/auth': 'Sign in',
} satisfies Record<`/${string}`, string>;

export type PagePath = keyof typeof pageTitles;

// SITE-3
/** The public pages. Internal links can only point to these. */
export const pagePaths: readonly PagePath[] = /* @__PURE__ */ Object.keys(pageTitles) as PagePath[];

/** The meta description of every page, for search results and shared links. */
export const pageDescriptions: Record<PagePath, string> = {
  '/home':
    'Independent advice on cybersecurity, managed services and channel growth for the people who have to decide.',
  '/about':
    'Two decades of technology leadership, from a help desk in South Bend to corporate boards and industry councils.',
  '/ventures':
    'Four ventures, from security assurance to a family farm, and eighteen advisory boards, councils and charities.',
  '/global-initiatives':
    'Council seats, advisory bodies, consulting, mentorship programs and nonprofits, with the figures behind them.',
  '/media': 'Podcast appearances, talks and articles on security, managed services and the technology channel.',
  '/resources':
    'Guides, checklists and templates for security and MSP leaders, with six free tools that run in your browser.',
  '/podcasts': 'Featured episodes, upcoming appearances and topics for hosts who would like an interview.',
  '/white-papers':
    'Six papers on leadership, pricing, security, cloud, infrastructure and cost, each with a recommendation.',
  '/media-kit':
    'Quick facts, a biography, photographs and speaking materials for journalists, hosts and event organizers.',
  '/speaking-engagement':
    'Five talks on security, managed services and the channel for executives, owners and partners. Book one here.',
  '/brambles-farm': 'A family farm in Northern Indiana since 1984: corn, wheat, alfalfa, beans and a herd of llamas.',
  '/privacy-policy': 'What this site stores about you, what stays in your browser, and how to have your data removed.',
  '/terms-of-service': 'The rules for using this site, its documents and its free tools.',
  '/contact': 'Write about advisory work, speaking or a partnership. You will hear back within 24–48 hours.',
  '/industry-calendar':
    'Conferences, summits, webinars and workshops for managed service providers, vendors and security leaders.',
  '/industry-glossary':
    'Terms and abbreviations of the managed services industry, explained in plain language and linked to each other.',
  '/msp-pricing-calculator':
    'Estimate the monthly and annual price of managed services for your environment, with a full breakdown.',
  '/security-assessment-tool':
    'Ten questions, a score, your weak points and a next step for each. Nothing you enter leaves your browser.',
  '/channel-partner-scorecard':
    'Rate a prospective channel partner on five criteria and see what raised or lowered the score.',
  '/risk-matrix-template':
    'A 4 × 4 risk matrix with a register that you can fill in, print and export. It stays on your device.',
  '/cybersecurity-strategy':
    'Find out what your security spending buys, what is missing and what to do first, in a plan your board can read.',
  '/msp-consulting':
    'Pricing, operations, security and exit planning for managed service providers, from someone who has run one.',
  '/channel-development':
    'Partner programs designed with partners: recruitment, enablement, margins and rules that hold up in a dispute.',
  '/executive-advisory':
    'A neutral advisor for executives and boards: ongoing advice, briefings, due diligence and single sessions.',
  '/request-advisory-services':
    'Four kinds of advisory work with typical durations. Describe your need and hear back within 2 business days.',
  '/apply-mentorship-program':
    'Three mentorship programs for technology leaders, security managers and MSP founders. Reviewed monthly.',
  '/partnership-opportunities':
    'Four ways to work together, who they suit, three success stories and how a partnership starts.',
  '/schedule-consultation':
    'A 45-minute strategy session, a 60-minute business growth session or a 30-minute partnership session.',
  '/download-strategy-guide':
    'A free 50-page guide to building a security program that a small team can run and a board can follow.',
  '/book-executive-session':
    'Private working sessions of 45, 60 or 90 minutes on planning, risk or leadership, for one decision you face.',
  '/request-advisory-proposal':
    'Describe your company and the services you need. A proposal follows within 48 hours of our discussion.',
  '/executive-brief':
    'A short written brief on cybersecurity, managed services or technology strategy, as often as you choose.',
  '/book-msp-assessment':
    'Five areas of your managed service business assessed in two to three weeks, with ten prioritized actions.',
  '/download-msp-guide':
    'A free 75-page guide in seven chapters, from the first managed contract to the sale of the firm.',
  '/channel-assessment':
    'Five focus areas of your partner program assessed in two to three weeks, with confidential interviews.',
  '/discuss-channel-strategy':
    'A 45-minute review, a 90-minute deep dive or a half-day workshop on your channel and what to change first.',
  '/schedule-channel-planning':
    'A full or half day of channel planning for up to 8 participants, at your location or virtual.',
  '/request-channel-audit':
    'Twelve components of your partner program audited over four weeks, with four documents to work from.',
  '/auth': 'Sign in to the private area of this site. Accounts are created by the owner; there is no sign-up.',
};
