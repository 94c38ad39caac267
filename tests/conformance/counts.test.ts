import * as lists from '@advisor/content/lists';
import { expect, it } from 'vitest';
import { pagePaths } from '../pagePaths.ts';

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
  speakingStatistics: 4,
  speakingTopics: 5,
  whitePapers: 6,
  serviceAreas: 4,
  advisoryReasons: 6,
  mentorshipTestimonials: 2,
  mentorshipProcess: 4,
  partnershipModels: 4,
  successStories: 3,
  partnershipProcess: 4,
  consultationSessions: 3,
  executiveSessions: 3,
  proposalServices: 8,
  briefs: 3,
  mspAssessmentAreas: 5,
  mspAssessmentProcess: 4,
  mspGuideChapters: 7,
  channelFocusAreas: 5,
  channelAssessmentProcess: 5,
  offeredAssessmentTypes: 6,
  channelStrategyOptions: 3,
  planningSessions: 3,
  planningProcess: 4,
  planningDetails: 3,
  auditCoverage: 4,
  auditDeliverables: 4,
  auditTimeline: 4,
  pricingFactors: 7,
  securityCategories: 6,
  riskLevels: 4,
  mediaAssetGroups: 3,
  crops: 4,
};

const all: Record<string, unknown> = { ...lists };

it.each(Object.entries(counts))('%s has %i entries', (name, count) => {
  expect(all[name]).toHaveLength(count);
});

it('every tool has its words, and every page its title and description', () => {
  expect(Object.keys(lists.toolHeroes)).toHaveLength(6);
  expect(pagePaths).toHaveLength(39);
});
