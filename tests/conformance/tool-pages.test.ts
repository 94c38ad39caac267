import { describe, expect, it } from 'vitest';
import { components, overallCeiling, ratingBands } from '@advisor/tools/partner-scorecard/engine';
import { levelValues } from '@advisor/tools/risk-matrix/engine';
import { categoriesOf, questions, riskLevelOf } from '@advisor/tools/security-assessment/engine';
import { stepsOf } from '../support/steps.ts';
import { words } from '../support/pageWords.ts';

const table = ({ rows }: typeof words.mspPricingCalculator.marketRanges) =>
  rows.map(({ title, figures }) => [title, ...figures]);
/** Each value with the numbers that have it, the highest first. */
const rangesOf = (valueAt: (number: number) => string, last: number) =>
  Object.entries(stepsOf(valueAt, last))
    .toReversed()
    .map(([from, value], index, all) => [value, `${from}–${index === 0 ? last : Number(all[index - 1]![0]) - 1}`]);
const factor = (name: string) =>
  words.mspPricingCalculator.pricingFactors.items.find(({ title }) => title === name)?.description;

describe('the text around the tools (PAGE-29)', () => {
  it('have the market ranges', () => {
    expect(table(words.mspPricingCalculator.marketRanges)).toEqual([
      ['Basic support', '$40–60'],
      ['Standard support', '$60–90'],
      ['Premium support', '$90–150'],
      ['Server care', '$150–500'],
      ['Security add-on', '+$25–45'],
      ['Backup', '+$10–25'],
      ['Microsoft 365', '$18–28'],
      ['Virtual CIO', '$2,000–5,000'],
    ]);
  });

  it('give region, volume, cloud and vCIO as the calculator applies them', () => {
    expect(factor('Region')).toMatch(/1\.15 in Europe.*0\.85 in Asia-Pacific/);
    expect(factor('Volume')).toMatch(/25 devices get 5 percent.*50 get 10 percent.*100 get 15 percent/);
    expect(factor('Cloud services')).toContain('$22');
    expect(factor('Virtual CIO')).toContain('$2,500');
  });

  it('have the categories and the risk levels of the assessment', () => {
    expect(words.securityAssessmentTool.securityCategories.points.map(({ title }) => title)).toEqual(
      categoriesOf(questions),
    );
    expect(rangesOf(riskLevelOf, 100)).toEqual(table(words.securityAssessmentTool.securityBands));
  });

  it('have the caps of the scorecard, and its ratings', () => {
    const { rows } = words.channelPartnerScorecard.scorecardCriteria;
    expect(rows.map(({ figures }) => Number(figures[0]))).toEqual(components.map(({ cap }) => cap));
    expect(rows.at(-1)).toMatchObject({ description: expect.stringMatching(/^Higher is better/) });
    const ratingOf = (score: number) => ratingBands.find(({ from }) => score >= from)!.rating;
    expect(rangesOf(ratingOf, overallCeiling)).toEqual(table(words.channelPartnerScorecard.scorecardRatings));
  });

  it('name the levels of the matrix with their values', () => {
    const named = Object.entries(levelValues).map(([level, value]) => `${level}, ${value}`);
    expect(words.riskMatrixTemplate.riskLevels.points.map(({ title }) => title)).toEqual(named);
  });

  it('lead to the original calendar and to a mail about the glossary (CALENDAR-4, GLOSSARY-6)', () => {
    expect(words.industryCalendar.closingCall.actions[0]).toEqual({
      label: 'View Original Calendar',
      href: '{originalCalendarUrl}',
    });
    const { label, href } = words.industryGlossary.closingCall.actions[0]!;
    expect(label).toBe('Send Feedback');
    expect(new URL(href).searchParams.get('subject')).toBe('Glossary feedback');
  });
});
