import * as lists from '@advisor/content/lists';
import { expect, it } from 'vitest';
import { definitions } from '../../packages/content/src/forms/definitions.ts';
import { pagePaths } from '../support/pagePaths.ts';
import { words } from '../support/pageWords.ts';

/** How many entries the rules of the pages and CONTENT-1 give a list. */
const counts = {
  drivingExcellence: 4,
  ventures: 4,
  boards: 18,
  impactStatistics: 5,
  councilRoles: 2,
  advisoryBodies: 2,
  consultingEngagements: 3,
  mentorshipPrograms: 3,
  communityInitiatives: 3,
  podcasts: 3,
  speakingEngagements: 5,
  publications: 4,
  resourceCategories: 4,
  featuredContent: 3,
  tools: 6,
  contactCards: 4,
  speakingTopics: 5,
  whitePapers: 6,
  serviceAreas: 4,
  mentorshipTestimonials: 2,
  partnershipModels: 4,
  successStories: 3,
  consultationSessions: 3,
  executiveSessions: 3,
  briefs: 3,
  mspGuideChapters: 7,
  channelStrategyOptions: 3,
  planningSessions: 3,
  mediaAssetGroups: 3,
};

const all: Record<string, unknown> = { ...lists };

it.each(Object.entries(counts))('%s has %i entries', (name, count) => {
  expect(all[name]).toHaveLength(count);
});

/** How many the rules of the pages give a list that is words of its page. */
const ofPages: Record<string, [list: readonly unknown[], count: number]> = {
  statistics: [words.speakingEngagement.statistics.items, 4],
  advisoryReasons: [words.requestAdvisoryServices.advisoryReasons.items, 6],
  mentorshipProcess: [words.applyMentorshipProgram.mentorshipProcess.steps, 4],
  partnershipProcess: [words.partnershipOpportunities.partnershipProcess.steps, 4],
  mspAssessmentAreas: [words.bookMspAssessment.mspAssessmentAreas.items, 5],
  mspAssessmentProcess: [words.bookMspAssessment.mspAssessmentProcess.steps, 4],
  channelFocusAreas: [words.channelAssessment.channelFocusAreas.items, 5],
  channelAssessmentProcess: [words.channelAssessment.channelAssessmentProcess.steps, 5],
  planningProcess: [words.scheduleChannelPlanning.planningProcess.steps, 4],
  planningDetails: [words.scheduleChannelPlanning.planningDetails.points, 3],
  auditDeliverables: [words.requestChannelAudit.auditDeliverables.items, 4],
  auditTimeline: [words.requestChannelAudit.auditTimeline.steps, 4],
  pricingFactors: [words.mspPricingCalculator.pricingFactors.items, 7],
  securityCategories: [words.securityAssessmentTool.securityCategories.points, 6],
  riskLevels: [words.riskMatrixTemplate.riskLevels.points, 4],
  crops: [words.bramblesFarm.crops.items, 4],
  auditCoverage: [words.requestChannelAudit.auditCoverage.points, 4],
};

it.each(Object.entries(ofPages))('%s are as many as the page says', (_name, [list, count]) => {
  expect(list).toHaveLength(count);
});

it.each([
  ['advisory-proposal', 'services', 8],
  ['channel-assessment', 'assessmentTypes', 6],
  ['channel-audit', 'focusAreas', 4],
])('the form %s offers, for %s, %i', (form, field, count) => {
  const definition = definitions.find(({ name }) => name === form);
  expect(definition?.fields.find(({ name }) => name === field)).toMatchObject({ options: { length: count } });
});

it('every page has its folder', () => {
  expect(pagePaths).toHaveLength(40);
});
