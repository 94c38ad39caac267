import { pageTitles, type PagePath } from '@advisor/content/lists';

/** One page of the site. Paths are defined only in the table below. */
export interface Route {
  path: string;
  /** The page's file in `src/`, without extension. */
  page: string;
  /** For `<title>`; the owner's name is added. At most 60 characters. */
  title: string;
  /** Guarded pages are shown only to the owner; their content is not prerendered. */
  access: 'public' | 'guarded';
  /** Whether search engines should leave the page out. */
  unlisted?: boolean;
}

export const homePath = '/home';

const visitor = (path: PagePath, page: string): Route => ({
  path,
  page,
  title: pageTitles[path],
  access: 'public',
});

const owner = (path: string, page: string, title: string): Route => ({
  path,
  page,
  title,
  access: 'guarded',
  unlisted: true,
});

export const routes: readonly Route[] = [
  visitor(homePath, 'pages/Home'),
  visitor('/about', 'pages/About'),
  visitor('/ventures', 'pages/Ventures'),
  visitor('/global-initiatives', 'pages/GlobalInitiatives'),
  visitor('/media', 'pages/Media'),
  visitor('/resources', 'pages/Resources'),
  visitor('/podcasts', 'pages/Podcasts'),
  visitor('/white-papers', 'pages/WhitePapers'),
  visitor('/media-kit', 'pages/MediaKit'),
  visitor('/speaking-engagement', 'pages/SpeakingEngagement'),
  visitor('/brambles-farm', 'pages/BramblesFarm'),
  visitor('/privacy-policy', 'pages/PrivacyPolicy'),
  visitor('/terms-of-service', 'pages/TermsOfService'),
  visitor('/contact', 'pages/Contact'),
  visitor('/industry-calendar', 'pages/IndustryCalendar'),
  visitor('/industry-glossary', 'pages/IndustryGlossary'),
  visitor('/msp-pricing-calculator', 'pages/MspPricingCalculator'),
  visitor('/security-assessment-tool', 'pages/SecurityAssessmentTool'),
  visitor('/channel-partner-scorecard', 'pages/ChannelPartnerScorecard'),
  visitor('/risk-matrix-template', 'pages/RiskMatrixTemplate'),
  visitor('/cybersecurity-strategy', 'pages/CybersecurityStrategy'),
  visitor('/msp-consulting', 'pages/MspConsulting'),
  visitor('/channel-development', 'pages/ChannelDevelopment'),
  visitor('/executive-advisory', 'pages/ExecutiveAdvisory'),
  visitor('/request-advisory-services', 'pages/RequestAdvisoryServices'),
  visitor('/apply-mentorship-program', 'pages/ApplyMentorshipProgram'),
  visitor('/partnership-opportunities', 'pages/PartnershipOpportunities'),
  visitor('/schedule-consultation', 'pages/ScheduleConsultation'),
  visitor('/download-strategy-guide', 'pages/DownloadStrategyGuide'),
  visitor('/book-executive-session', 'pages/BookExecutiveSession'),
  visitor('/request-advisory-proposal', 'pages/RequestAdvisoryProposal'),
  visitor('/executive-brief', 'pages/ExecutiveBrief'),
  visitor('/book-msp-assessment', 'pages/BookMspAssessment'),
  visitor('/download-msp-guide', 'pages/DownloadMspGuide'),
  visitor('/channel-assessment', 'pages/ChannelAssessment'),
  visitor('/discuss-channel-strategy', 'pages/DiscussChannelStrategy'),
  visitor('/schedule-channel-planning', 'pages/ScheduleChannelPlanning'),
  visitor('/request-channel-audit', 'pages/RequestChannelAudit'),
  { ...visitor('/auth', 'pages/SignIn'), unlisted: true },
  owner('/admin', 'admin/Dashboard', 'Admin'),
  owner('/admin/recipes', 'admin/Recipes', 'Recipes'),
  owner('/admin/content', 'admin/Content', 'Content'),
  owner('/admin/site-settings', 'admin/SiteSettings', 'Site settings'),
  owner('/admin/messages', 'admin/Messages', 'Messages'),
  owner('/admin/account', 'admin/Account', 'Account'),
];

/** The page for unknown paths, with status 404. */
export const notFound: Omit<Route, 'path'> = {
  page: 'pages/NotFound',
  title: 'Page not found',
  access: 'public',
  unlisted: true,
};

/** The route of a path, or `undefined`. A trailing slash is ignored. */
export function findRoute(path: string): Route | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === clean);
}

/** The address, with its query, if it is a guarded page of this site; otherwise `undefined`. Never another site's. */
export function guardedPath(address: unknown): string | undefined {
  const here = 'http://site.invalid';
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  if (origin !== here || findRoute(pathname)?.access !== 'guarded') return undefined;
  return pathname + search + hash;
}
