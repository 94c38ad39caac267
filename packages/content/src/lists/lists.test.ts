import type { Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import * as parts from '../schema/page-parts';
import * as mentorship from './apply-mentorship-program';
import * as mspAssessment from './book-msp-assessment';
import * as executiveSession from './book-executive-session';
import * as farm from './brambles-farm';
import * as channelAssessment from './channel-assessment';
import { channelDevelopment } from './channel-development';
import * as scorecard from './channel-partner-scorecard';
import { cybersecurityStrategy } from './cybersecurity-strategy';
import * as discussion from './discuss-channel-strategy';
import * as mspGuide from './download-msp-guide';
import * as strategyGuide from './download-strategy-guide';
import { executiveAdvisory } from './executive-advisory';
import { whyWorkWithMe } from './home';
import { calendarRules } from './industry-calendar';
import { glossaryRules } from './industry-glossary';
import { mspConsulting } from './msp-consulting';
import * as pricing from './msp-pricing-calculator';
import * as partnership from './partnership-opportunities';
import * as advisory from './request-advisory-services';
import * as proposal from './request-advisory-proposal';
import * as audit from './request-channel-audit';
import * as riskMatrix from './risk-matrix-template';
import * as planning from './schedule-channel-planning';
import * as assessment from './security-assessment-tool';
import * as speaking from './speaking';
import { toolHeroes } from './tools';
import { whitePaperStatistics } from './white-papers';

const lists: [name: string, list: readonly unknown[], schemaOfEntry: Schema][] = [
  ['reasons on the landing page', whyWorkWithMe, parts.point],
  ['words above the tools', Object.values(toolHeroes), parts.pageHero],
  ['service pages', [cybersecurityStrategy, mspConsulting, channelDevelopment, executiveAdvisory], parts.servicePage],
  ['speaking statistics', speaking.speakingStatistics, parts.statistic],
  ['paper statistics', whitePaperStatistics, parts.statistic],
  ['advisory reasons', advisory.advisoryReasons, parts.point],
  ['mentorship statistics', mentorship.mentorshipStatistics, parts.statistic],
  ['mentorship process', mentorship.mentorshipProcess, parts.step],
  ['partnership process', partnership.partnershipProcess, parts.step],
  ['strategy guide contents', strategyGuide.strategyGuideContents, parts.point],
  ['executive expectations', executiveSession.executiveExpectations, parts.point],
  ['proposal services', proposal.proposalServices, parts.option],
  ['proposal process', proposal.proposalProcess, parts.step],
  ['MSP assessment areas', mspAssessment.mspAssessmentAreas, parts.point],
  ['MSP assessment process', mspAssessment.mspAssessmentProcess, parts.step],
  ['MSP guide bonus', mspGuide.mspGuideBonus, parts.point],
  ['channel focus areas', channelAssessment.channelFocusAreas, parts.point],
  ['channel assessment process', channelAssessment.channelAssessmentProcess, parts.step],
  ['assessment types', channelAssessment.assessmentTypes, parts.assessmentType],
  ['assessment types of the form', channelAssessment.offeredAssessmentTypes, parts.option],
  ['channel strategy benefits', discussion.channelStrategyBenefits, parts.point],
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
  ['farm facts', farm.farmFacts, parts.statistic],
  ['crops', farm.crops, parts.point],
];

describe.each(lists)('%s', (_name, list, schema) => {
  it('has the fields of its kind, within their bounds', async () => {
    for (const entry of list) await schema.validate(entry, { abortEarly: false });
  });

  it('has each entry only once', () => {
    expect(new Set(list.map((entry) => JSON.stringify(entry))).size).toBe(list.length);
  });
});

describe('the schemas refuse', () => {
  const [point] = whyWorkWithMe;
  it.each([
    ['a missing field', parts.point, { ...point, title: undefined }],
    ['an unknown field', parts.point, { ...point, founded: 1984 }],
    ['a description that is too long', parts.point, { ...point, description: 'word '.repeat(40).trim() }],
    ['space around a title', parts.point, { ...point, title: ' First hour' }],
    [
      'a row without its figure',
      parts.figureTable,
      { ...pricing.marketRanges, rows: [{ title: 'Server care', figures: [] }] },
    ],
  ])('%s', async (_what, schema: Schema, entry) => {
    await expect(schema.validate(entry)).rejects.toThrow();
  });
});
