import { page as about } from '../../apps/site/src/pages/about/page.ts';
import { page as applyMentorshipProgram } from '../../apps/site/src/pages/apply-mentorship-program/page.ts';
import { page as bookMspAssessment } from '../../apps/site/src/pages/book-msp-assessment/page.ts';
import { page as bramblesFarm } from '../../apps/site/src/pages/brambles-farm/page.ts';
import { page as channelAssessment } from '../../apps/site/src/pages/channel-assessment/page.ts';
import { page as channelDevelopment } from '../../apps/site/src/pages/channel-development/page.ts';
import { page as channelPartnerScorecard } from '../../apps/site/src/pages/channel-partner-scorecard/page.ts';
import { page as contact } from '../../apps/site/src/pages/contact/page.ts';
import { page as cybersecurityStrategy } from '../../apps/site/src/pages/cybersecurity-strategy/page.ts';
import { page as discussChannelStrategy } from '../../apps/site/src/pages/discuss-channel-strategy/page.ts';
import { page as downloadMspGuide } from '../../apps/site/src/pages/download-msp-guide/page.ts';
import { page as downloadStrategyGuide } from '../../apps/site/src/pages/download-strategy-guide/page.ts';
import { page as executiveAdvisory } from '../../apps/site/src/pages/executive-advisory/page.ts';
import { page as executiveBrief } from '../../apps/site/src/pages/executive-brief/page.ts';
import { page as home } from '../../apps/site/src/pages/home/page.ts';
import { page as industryCalendar } from '../../apps/site/src/pages/industry-calendar/page.ts';
import { page as industryGlossary } from '../../apps/site/src/pages/industry-glossary/page.ts';
import { page as media } from '../../apps/site/src/pages/media/page.ts';
import { page as mediaKit } from '../../apps/site/src/pages/media-kit/page.ts';
import { page as mspConsulting } from '../../apps/site/src/pages/msp-consulting/page.ts';
import { page as mspPricingCalculator } from '../../apps/site/src/pages/msp-pricing-calculator/page.ts';
import { page as partnershipOpportunities } from '../../apps/site/src/pages/partnership-opportunities/page.ts';
import { page as podcasts } from '../../apps/site/src/pages/podcasts/page.ts';
import { page as requestAdvisoryProposal } from '../../apps/site/src/pages/request-advisory-proposal/page.ts';
import { page as requestAdvisoryServices } from '../../apps/site/src/pages/request-advisory-services/page.ts';
import { page as requestChannelAudit } from '../../apps/site/src/pages/request-channel-audit/page.ts';
import { page as resources } from '../../apps/site/src/pages/resources/page.ts';
import { page as riskMatrixTemplate } from '../../apps/site/src/pages/risk-matrix-template/page.ts';
import { page as scheduleChannelPlanning } from '../../apps/site/src/pages/schedule-channel-planning/page.ts';
import { page as scheduleConsultation } from '../../apps/site/src/pages/schedule-consultation/page.ts';
import { page as securityAssessmentTool } from '../../apps/site/src/pages/security-assessment-tool/page.ts';
import { page as speakingEngagement } from '../../apps/site/src/pages/speaking-engagement/page.ts';
import { page as ventures } from '../../apps/site/src/pages/ventures/page.ts';
import { page as whitePapers } from '../../apps/site/src/pages/white-papers/page.ts';

/** The words that ship with a page. */
const wordsOf = <Words>({ words }: { words: { entries: Readonly<Record<string, Words>> } }): Words =>
  words.entries['content']!;

/** The words that ship with the pages that tests hold to something, by the pages' names. */
export const words = {
  about: wordsOf(about),
  applyMentorshipProgram: wordsOf(applyMentorshipProgram),
  bookMspAssessment: wordsOf(bookMspAssessment),
  bramblesFarm: wordsOf(bramblesFarm),
  channelAssessment: wordsOf(channelAssessment),
  channelDevelopment: wordsOf(channelDevelopment),
  channelPartnerScorecard: wordsOf(channelPartnerScorecard),
  contact: wordsOf(contact),
  cybersecurityStrategy: wordsOf(cybersecurityStrategy),
  discussChannelStrategy: wordsOf(discussChannelStrategy),
  downloadMspGuide: wordsOf(downloadMspGuide),
  downloadStrategyGuide: wordsOf(downloadStrategyGuide),
  executiveAdvisory: wordsOf(executiveAdvisory),
  executiveBrief: wordsOf(executiveBrief),
  home: wordsOf(home),
  industryCalendar: wordsOf(industryCalendar),
  industryGlossary: wordsOf(industryGlossary),
  media: wordsOf(media),
  mediaKit: wordsOf(mediaKit),
  mspConsulting: wordsOf(mspConsulting),
  mspPricingCalculator: wordsOf(mspPricingCalculator),
  partnershipOpportunities: wordsOf(partnershipOpportunities),
  podcasts: wordsOf(podcasts),
  requestAdvisoryProposal: wordsOf(requestAdvisoryProposal),
  requestAdvisoryServices: wordsOf(requestAdvisoryServices),
  requestChannelAudit: wordsOf(requestChannelAudit),
  resources: wordsOf(resources),
  riskMatrixTemplate: wordsOf(riskMatrixTemplate),
  scheduleChannelPlanning: wordsOf(scheduleChannelPlanning),
  scheduleConsultation: wordsOf(scheduleConsultation),
  securityAssessmentTool: wordsOf(securityAssessmentTool),
  speakingEngagement: wordsOf(speakingEngagement),
  ventures: wordsOf(ventures),
  whitePapers: wordsOf(whitePapers),
};
