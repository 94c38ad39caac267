import type { Meta } from '@storybook/react-vite';
import { page } from './page';

export default {
  title: 'Pages/Desktop',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const Home = page('/home');
export const About = page('/about');
export const Ventures = page('/ventures');
export const GlobalInitiatives = page('/global-initiatives');
export const Media = page('/media');
export const Resources = page('/resources');
export const Podcasts = page('/podcasts');
export const WhitePapers = page('/white-papers');
export const MediaKit = page('/media-kit');
export const SpeakingEngagement = page('/speaking-engagement');
export const BramblesFarm = page('/brambles-farm');
export const PrivacyPolicy = page('/privacy-policy');
export const TermsOfService = page('/terms-of-service');
export const Contact = page('/contact');
export const IndustryCalendar = page('/industry-calendar');
export const IndustryGlossary = page('/industry-glossary');
export const MspPricingCalculator = page('/msp-pricing-calculator');
export const SecurityAssessmentTool = page('/security-assessment-tool');
export const ChannelPartnerScorecard = page('/channel-partner-scorecard');
export const RiskMatrixTemplate = page('/risk-matrix-template');
export const CybersecurityStrategy = page('/cybersecurity-strategy');
export const MspConsulting = page('/msp-consulting');
export const ChannelDevelopment = page('/channel-development');
export const ExecutiveAdvisory = page('/executive-advisory');
export const RequestAdvisoryServices = page('/request-advisory-services');
export const ApplyMentorshipProgram = page('/apply-mentorship-program');
export const PartnershipOpportunities = page('/partnership-opportunities');
export const ScheduleConsultation = page('/schedule-consultation');
export const DownloadStrategyGuide = page('/download-strategy-guide');
export const BookExecutiveSession = page('/book-executive-session');
export const RequestAdvisoryProposal = page('/request-advisory-proposal');
export const ExecutiveBrief = page('/executive-brief');
export const BookMspAssessment = page('/book-msp-assessment');
export const DownloadMspGuide = page('/download-msp-guide');
export const ChannelAssessment = page('/channel-assessment');
export const DiscussChannelStrategy = page('/discuss-channel-strategy');
export const ScheduleChannelPlanning = page('/schedule-channel-planning');
export const RequestChannelAudit = page('/request-channel-audit');
export const SignIn = page('/auth');
// Not among the built pages whose accessibility is checked.
export const NotFound = { ...page('/no/such/page'), parameters: { a11y: { test: 'error' } } };
