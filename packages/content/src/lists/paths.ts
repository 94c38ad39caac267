// SITE-3
/** The public pages. Internal links can only point to these. */
export const pagePaths = [
  '/home',
  '/about',
  '/ventures',
  '/global-initiatives',
  '/media',
  '/resources',
  '/industry-calendar',
  '/industry-glossary',
  '/msp-pricing-calculator',
  '/security-assessment-tool',
  '/channel-partner-scorecard',
  '/risk-matrix-template',
  '/speaking-engagement',
  '/cybersecurity-strategy',
  '/msp-consulting',
  '/channel-development',
  '/executive-advisory',
  '/request-advisory-services',
  '/apply-mentorship-program',
  '/partnership-opportunities',
  '/contact',
  '/schedule-consultation',
  '/download-strategy-guide',
  '/book-executive-session',
  '/request-advisory-proposal',
  '/executive-brief',
  '/book-msp-assessment',
  '/download-msp-guide',
  '/podcasts',
  '/white-papers',
  '/media-kit',
  '/channel-assessment',
  '/discuss-channel-strategy',
  '/schedule-channel-planning',
  '/request-channel-audit',
  '/privacy-policy',
  '/terms-of-service',
  '/brambles-farm',
  '/auth',
] as const;

export type PagePath = (typeof pagePaths)[number];

/** An address outside the site. */
export type ExternalUrl = `https://${string}`;

/** The address of a link: a page (with an optional query or fragment), another site, or a mail address. */
export type Href =
  '/' | PagePath | `${PagePath}?${string}` | `${PagePath}#${string}` | ExternalUrl | `mailto:${string}`;
