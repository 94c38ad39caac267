import type { Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import * as entities from '../schema/entities';
import * as parts from '../schema/page-parts';
import { advisoryBodies } from './advisory-bodies';
import * as mentorship from './apply-mentorship-program';
import * as mspAssessment from './book-msp-assessment';
import * as executiveSession from './book-executive-session';
import { boards } from './boards';
import * as farm from './brambles-farm';
import * as channelAssessment from './channel-assessment';
import { channelDevelopment } from './channel-development';
import * as scorecard from './channel-partner-scorecard';
import { communityInitiatives } from './community';
import { consultingEngagements } from './consulting';
import * as contact from './contact';
import { councilRoles } from './council-roles';
import { cybersecurityStrategy } from './cybersecurity-strategy';
import * as discussion from './discuss-channel-strategy';
import * as mspGuide from './download-msp-guide';
import * as strategyGuide from './download-strategy-guide';
import { drivingExcellence } from './driving-excellence';
import { executiveAdvisory } from './executive-advisory';
import * as brief from './executive-brief';
import { featuredContent } from './featured-content';
import { whyWorkWithMe } from './home';
import { impactStatistics } from './impact-statistics';
import { calendarRules } from './industry-calendar';
import { glossaryRules } from './industry-glossary';
import * as mediaKit from './media-kit';
import { mentorshipPrograms } from './mentorship-programs';
import { mspConsulting } from './msp-consulting';
import * as pricing from './msp-pricing-calculator';
import { pageDescriptions, pageTitles } from './pages';
import * as partnership from './partnership-opportunities';
import { podcasts } from './podcasts';
import { upcomingAppearances } from './podcasts-page';
import { privacyPolicy } from './privacy-policy';
import { publications } from './publications';
import * as advisory from './request-advisory-services';
import * as proposal from './request-advisory-proposal';
import * as audit from './request-channel-audit';
import { resourceCategories } from './resources';
import * as riskMatrix from './risk-matrix-template';
import * as planning from './schedule-channel-planning';
import * as consultation from './schedule-consultation';
import * as assessment from './security-assessment-tool';
import * as speaking from './speaking';
import { speakingEngagements } from './speaking-engagements';
import { termsOfService } from './terms-of-service';
import { toolHeroes, tools } from './tools';
import { ventures } from './ventures';
import { whitePaperStatistics, whitePapers } from './white-papers';

/** Name, list, schema of an entry, and the number of entries that the rules of the page fix, if they do. */
const lists: [name: string, list: readonly unknown[], schema: Schema, count?: number][] = [
  ['driving excellence', drivingExcellence, entities.excellenceCard, 4],
  ['reasons on the landing page', whyWorkWithMe, parts.point],
  ['ventures', ventures, entities.venture, 4],
  ['boards', boards, entities.board, 18],
  ['impact statistics', impactStatistics, parts.statistic, 5],
  ['council roles', councilRoles, entities.councilRole, 2],
  ['advisory bodies', advisoryBodies, entities.councilRole, 2],
  ['consulting', consultingEngagements, entities.consultingEngagement, 3],
  ['mentorship programs', mentorshipPrograms, entities.mentorshipProgram, 3],
  ['community', communityInitiatives, entities.communityInitiative, 3],
  ['podcasts', podcasts, entities.podcast, 3],
  ['upcoming appearances', upcomingAppearances, entities.upcomingAppearance],
  ['speaking engagements', speakingEngagements, entities.speakingEngagement, 5],
  ['publications', publications, entities.publication, 4],
  ['resource categories', resourceCategories, entities.resourceCategory, 4],
  ['featured content', featuredContent, entities.featuredContent, 3],
  ['tools', tools, entities.tool, 6],
  ['words above the tools', Object.values(toolHeroes), parts.pageHero, 6],
  [
    'service pages',
    [cybersecurityStrategy, mspConsulting, channelDevelopment, executiveAdvisory],
    parts.servicePage,
    4,
  ],
  ['contact cards', contact.contactCards, parts.contactCard, 4],
  ['speaking statistics', speaking.speakingStatistics, parts.statistic, 4],
  ['speaking topics', speaking.speakingTopics, entities.speakingTopic, 5],
  ['white papers', whitePapers, entities.whitePaper, 6],
  ['paper statistics', whitePaperStatistics, parts.statistic],
  ['service areas', advisory.serviceAreas, parts.serviceArea, 4],
  ['advisory reasons', advisory.advisoryReasons, parts.point, 6],
  ['mentorship statistics', mentorship.mentorshipStatistics, parts.statistic],
  ['testimonials', mentorship.mentorshipTestimonials, parts.testimonial, 2],
  ['mentorship process', mentorship.mentorshipProcess, parts.step, 4],
  ['partnership models', partnership.partnershipModels, parts.partnershipModel, 4],
  ['success stories', partnership.successStories, parts.successStory, 3],
  ['partnership process', partnership.partnershipProcess, parts.step, 4],
  ['consultation sessions', consultation.consultationSessions, parts.session, 3],
  ['strategy guide contents', strategyGuide.strategyGuideContents, parts.point],
  ['executive sessions', executiveSession.executiveSessions, parts.session, 3],
  ['executive expectations', executiveSession.executiveExpectations, parts.point],
  ['proposal services', proposal.proposalServices, parts.option, 8],
  ['proposal process', proposal.proposalProcess, parts.step],
  ['briefs', brief.briefs, parts.briefCard, 3],
  ['MSP assessment areas', mspAssessment.mspAssessmentAreas, parts.point, 5],
  ['MSP assessment process', mspAssessment.mspAssessmentProcess, parts.step, 4],
  ['MSP guide chapters', mspGuide.mspGuideChapters, parts.chapter, 7],
  ['MSP guide bonus', mspGuide.mspGuideBonus, parts.point],
  ['channel focus areas', channelAssessment.channelFocusAreas, parts.point, 5],
  ['channel assessment process', channelAssessment.channelAssessmentProcess, parts.step, 5],
  ['assessment types', channelAssessment.assessmentTypes, parts.assessmentType],
  ['assessment types of the form', channelAssessment.offeredAssessmentTypes, parts.option, 6],
  ['channel strategy options', discussion.channelStrategyOptions, parts.session, 3],
  ['channel strategy benefits', discussion.channelStrategyBenefits, parts.point],
  ['planning sessions', planning.planningSessions, parts.session, 3],
  ['planning process', planning.planningProcess, parts.step, 4],
  ['planning details', planning.planningDetails, parts.point, 3],
  ['audit coverage', audit.auditCoverage, parts.assessmentType, 4],
  ['audit deliverables', audit.auditDeliverables, parts.point, 4],
  ['audit timeline', audit.auditTimeline, parts.step, 4],
  ['pricing factors', pricing.pricingFactors, parts.point, 7],
  ['pricing practices', pricing.pricingPractices, parts.point],
  ['security categories', assessment.securityCategories, parts.point, 6],
  ['risk levels', riskMatrix.riskLevels, parts.point, 4],
  ['risk process', riskMatrix.riskProcess, parts.step],
  ['calendar rules', calendarRules, parts.point],
  ['glossary rules', glossaryRules, parts.point],
  [
    'tables beside the tools',
    [pricing.marketRanges, assessment.securityBands, scorecard.scorecardCriteria, scorecard.scorecardRatings],
    parts.figureTable,
  ],
  ['media files', mediaKit.mediaAssetGroups, parts.mediaAssetGroup, 3],
  ['coverage', mediaKit.recentCoverage, parts.coverage],
  ['farm facts', farm.farmFacts, parts.statistic],
  ['crops', farm.crops, parts.point, 4],
  ['legal documents', [privacyPolicy, termsOfService], parts.legalDocument, 2],
  ['titles of the pages', Object.values(pageTitles), parts.pageTitle],
  ['descriptions of the pages', Object.values(pageDescriptions), parts.pageDescription],
];

describe.each(lists)('%s', (_name, list, schema, count) => {
  it('has the fields of its kind, within their bounds', async () => {
    for (const entry of list) await schema.validate(entry, { abortEarly: false });
  });

  it('has the specified number of entries, each only once', () => {
    if (count !== undefined) expect(list).toHaveLength(count);
    expect(new Set(list.map((entry) => JSON.stringify(entry))).size).toBe(list.length);
  });
});

describe('the schemas refuse', () => {
  const venture = ventures[0]!;
  it.each([
    ['a missing field', entities.venture, { ...venture, type: undefined }],
    ['an unknown field', entities.venture, { ...venture, founded: 1984 }],
    ['three highlights', entities.venture, { ...venture, highlights: venture.highlights.slice(1) }],
    ['a colour outside the map', entities.venture, { ...venture, colour: 'purple' }],
    ['a page that does not exist', entities.venture, { ...venture, href: '/brambles' }],
    ['a path without a slash', entities.venture, { ...venture, href: 'brambles-farm' }],
    ['an address without https', entities.podcast, { ...podcasts[0], url: 'http://podcasts.example.com' }],
    ['a script as address', entities.podcast, { ...podcasts[0], url: 'javascript:alert(1)' }],
    ['a day that does not exist', entities.podcast, { ...podcasts[0], date: '2026-02-30' }],
    ['a description that is too long', entities.podcast, { ...podcasts[0], description: 'word '.repeat(40).trim() }],
    ['space around a title', entities.podcast, { ...podcasts[0], title: ' First hour' }],
    ['both a duration and pages', entities.featuredContent, { ...featuredContent[0], pages: 24 }],
    ['neither a duration nor pages', entities.featuredContent, { ...featuredContent[0], duration: undefined }],
    [
      'a row without its figure',
      parts.figureTable,
      { ...pricing.marketRanges, rows: [{ title: 'Server care', figures: [] }] },
    ],
    ['six stars', parts.testimonial, { ...mentorship.mentorshipTestimonials[0], rating: 6 }],
  ])('%s', async (_what, schema: Schema, entry) => {
    await expect(schema.validate(entry)).rejects.toThrow();
  });
});
