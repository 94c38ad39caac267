import type { Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import { owner } from '../owner';
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

const lists: [name: string, list: readonly unknown[], schemaOfEntry: Schema][] = [
  ['driving excellence', drivingExcellence, entities.excellenceCard],
  ['reasons on the landing page', whyWorkWithMe, parts.point],
  ['ventures', ventures, entities.venture],
  ['boards', boards, entities.board],
  ['impact statistics', impactStatistics, parts.statistic],
  ['council roles', councilRoles, entities.councilRole],
  ['advisory bodies', advisoryBodies, entities.councilRole],
  ['consulting', consultingEngagements, entities.consultingEngagement],
  ['mentorship programs', mentorshipPrograms, entities.mentorshipProgram],
  ['community', communityInitiatives, entities.communityInitiative],
  ['podcasts', podcasts, entities.podcast],
  ['upcoming appearances', upcomingAppearances, entities.upcomingAppearance],
  ['speaking engagements', speakingEngagements, entities.speakingEngagement],
  ['publications', publications, entities.publication],
  ['resource categories', resourceCategories, entities.resourceCategory],
  ['featured content', featuredContent, entities.featuredContent],
  ['tools', tools, entities.tool],
  ['words above the tools', Object.values(toolHeroes), parts.pageHero],
  ['service pages', [cybersecurityStrategy, mspConsulting, channelDevelopment, executiveAdvisory], parts.servicePage],
  ['contact cards', contact.contactCards, parts.contactCard],
  ['speaking statistics', speaking.speakingStatistics, parts.statistic],
  ['speaking topics', speaking.speakingTopics, entities.speakingTopic],
  ['white papers', whitePapers, entities.whitePaper],
  ['paper statistics', whitePaperStatistics, parts.statistic],
  ['service areas', advisory.serviceAreas, parts.serviceArea],
  ['advisory reasons', advisory.advisoryReasons, parts.point],
  ['mentorship statistics', mentorship.mentorshipStatistics, parts.statistic],
  ['testimonials', mentorship.mentorshipTestimonials, parts.testimonial],
  ['mentorship process', mentorship.mentorshipProcess, parts.step],
  ['partnership models', partnership.partnershipModels, parts.partnershipModel],
  ['success stories', partnership.successStories, parts.successStory],
  ['partnership process', partnership.partnershipProcess, parts.step],
  ['consultation sessions', consultation.consultationSessions, parts.session],
  ['strategy guide contents', strategyGuide.strategyGuideContents, parts.point],
  ['executive sessions', executiveSession.executiveSessions, parts.session],
  ['executive expectations', executiveSession.executiveExpectations, parts.point],
  ['proposal services', proposal.proposalServices, parts.option],
  ['proposal process', proposal.proposalProcess, parts.step],
  ['briefs', brief.briefs, parts.briefCard],
  ['MSP assessment areas', mspAssessment.mspAssessmentAreas, parts.point],
  ['MSP assessment process', mspAssessment.mspAssessmentProcess, parts.step],
  ['MSP guide chapters', mspGuide.mspGuideChapters, parts.chapter],
  ['MSP guide bonus', mspGuide.mspGuideBonus, parts.point],
  ['channel focus areas', channelAssessment.channelFocusAreas, parts.point],
  ['channel assessment process', channelAssessment.channelAssessmentProcess, parts.step],
  ['assessment types', channelAssessment.assessmentTypes, parts.assessmentType],
  ['assessment types of the form', channelAssessment.offeredAssessmentTypes, parts.option],
  ['channel strategy options', discussion.channelStrategyOptions, parts.session],
  ['channel strategy benefits', discussion.channelStrategyBenefits, parts.point],
  ['planning sessions', planning.planningSessions, parts.session],
  ['planning process', planning.planningProcess, parts.step],
  ['planning details', planning.planningDetails, parts.point],
  ['audit coverage', audit.auditCoverage, parts.assessmentType],
  ['audit deliverables', audit.auditDeliverables, parts.point],
  ['audit timeline', audit.auditTimeline, parts.step],
  ['pricing factors', pricing.pricingFactors, parts.point],
  ['pricing practices', pricing.pricingPractices, parts.point],
  ['security categories', assessment.securityCategories, parts.point],
  ['risk levels', riskMatrix.riskLevels, parts.point],
  ['risk process', riskMatrix.riskProcess, parts.step],
  ['calendar rules', calendarRules, parts.point],
  ['glossary rules', glossaryRules, parts.point],
  [
    'tables beside the tools',
    [pricing.marketRanges, assessment.securityBands, scorecard.scorecardCriteria, scorecard.scorecardRatings],
    parts.figureTable,
  ],
  ['media files', mediaKit.mediaAssetGroups, parts.mediaAssetGroup],
  ['coverage', mediaKit.recentCoverage, parts.coverage],
  ['farm facts', farm.farmFacts, parts.statistic],
  ['crops', farm.crops, parts.point],
  ['legal documents', [privacyPolicy, termsOfService], parts.legalDocument],
  ['titles of the pages', Object.values(pageTitles), parts.pageTitle],
  ['descriptions of the pages', Object.values(pageDescriptions), parts.pageDescription],
];

describe.each(lists)('%s', (_name, list, schema) => {
  it('has the fields of its kind, within their bounds', async () => {
    for (const entry of list) await schema.validate(entry, { abortEarly: false });
  });

  it('has each entry only once', () => {
    expect(new Set(list.map((entry) => JSON.stringify(entry))).size).toBe(list.length);
  });
});

it.each([
  ['podcasts', podcasts],
  ['speaking engagements', speakingEngagements],
  ['publications', publications],
  ['white papers', whitePapers],
])('%s are newest first', (_name, list: readonly { date: string }[]) => {
  const dates = list.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it('the legal documents name the owner’s jurisdiction and contact (PAGE-26)', () => {
  expect(JSON.stringify(termsOfService.sections)).toContain(owner.legal.jurisdiction);
  for (const { contact: block } of [privacyPolicy, termsOfService])
    expect(block).toMatchObject({ name: owner.legal.name, email: owner.legal.email });
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
