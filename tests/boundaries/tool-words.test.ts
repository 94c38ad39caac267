import { components, ratingBands } from '@advisor/tools/partner-scorecard/engine';
import { marketRanges, standardRates } from '@advisor/tools/pricing-calculator/engine';
import { levels, levelValues } from '@advisor/tools/risk-matrix/engine';
import { categoriesOf, questions, riskLevelOf } from '@advisor/tools/security-assessment/engine';
import { describe, expect, it } from 'vitest';
import { words } from '../support/pageWords.ts';

// content and tools do not import each other, so their figures are compared here.

const figures = (table: { rows: readonly { title: string; figures: readonly string[] }[] }) =>
  table.rows.map(({ title, figures: [figure] }) => [title, figure]);
const factors = words.mspPricingCalculator.pricingFactors.items.map(({ description }) => description).join('\n');
const money = (amount: number) => amount.toLocaleString('en-US');

describe('the text around a tool agrees with its engine', () => {
  it('pricing: region, discount, cloud and vCIO', () => {
    const { region, volumeDiscount, cloudServices, vcio } = standardRates;
    const amounts = [region.eu, region.apac, ...volumeDiscount.flatMap(({ over, percent }) => [over, percent])];
    for (const figure of [...amounts, `$${cloudServices}`, `$${money(vcio)}`])
      expect(factors).toMatch(new RegExp(`(?<![\\d.,])${String(figure).replace(/[.$]/g, '\\$&')}(?![\\d]|[.,]\\d)`));
  });

  it('pricing: the market ranges', () => {
    expect(
      words.mspPricingCalculator.marketRanges.rows.map(({ figures: [range = ''] }) => range.replace(/[$+]/g, '')),
    ).toEqual(marketRanges.map(({ low, high }) => `${money(low)}–${money(high)}`));
  });

  it('assessment: the categories and the bands of the score', () => {
    expect(words.securityAssessmentTool.securityCategories.points.map(({ title }) => title)).toEqual(
      categoriesOf(questions),
    );
    for (const [title = '', range = ''] of figures(words.securityAssessmentTool.securityBands))
      for (const edge of range.split('–').map(Number)) expect(riskLevelOf(edge)).toBe(title);
  });

  it('scorecard: the caps and the ratings', () => {
    expect(figures(words.channelPartnerScorecard.scorecardCriteria)).toEqual(
      components.map(({ label, cap }) => [label, String(cap)]),
    );
    expect(
      figures(words.channelPartnerScorecard.scorecardRatings).map(([title, range = '']) => [
        title,
        Number(range.split('–')[0]),
      ]),
    ).toEqual(ratingBands.map(({ rating, from }) => [rating, from]));
  });

  it('risk matrix: the levels and their numbers', () => {
    expect(words.riskMatrixTemplate.riskLevels.points.map(({ title }) => title)).toEqual(
      levels.map((level) => `${level}, ${levelValues[level]}`),
    );
  });
});
