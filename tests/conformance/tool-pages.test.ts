import { describe, expect, it } from 'vitest';
import { words } from '../support/pageWords.ts';

const table = ({ rows }: typeof words.mspPricingCalculator.marketRanges) =>
  rows.map(({ title, figures }) => [title, ...figures]);
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

  it('have the six categories and the four risk levels of the assessment', () => {
    expect(words.securityAssessmentTool.securityCategories.points.map(({ title }) => title)).toEqual([
      'Data Protection',
      'Access Control',
      'Endpoint Security',
      'Network Security',
      'Human Factors',
      'Incident Management',
    ]);
    expect(table(words.securityAssessmentTool.securityBands)).toEqual([
      ['Low Risk', '80–100'],
      ['Medium Risk', '60–79'],
      ['High Risk', '40–59'],
      ['Critical Risk', '0–39'],
    ]);
  });

  it('have the caps of the scorecard, which add up to 105, and its five ratings', () => {
    expect(words.channelPartnerScorecard.scorecardCriteria.rows.map(({ figures }) => Number(figures[0]))).toEqual([
      25, 25, 25, 20, 10,
    ]);
    expect(words.channelPartnerScorecard.scorecardCriteria.rows.at(-1)).toMatchObject({
      title: 'Risk factors',
      description: expect.stringMatching(/^Higher is better/),
    });
    expect(table(words.channelPartnerScorecard.scorecardRatings)).toEqual([
      ['Excellent Partner', '80–85'],
      ['Good Partner', '65–79'],
      ['Acceptable Partner', '50–64'],
      ['Marginal Partner', '35–49'],
      ['Poor Fit', '0–34'],
    ]);
  });

  it('name the four levels of the matrix with their values', () => {
    expect(words.riskMatrixTemplate.riskLevels.points.map(({ title }) => title)).toEqual([
      'Low, 1',
      'Medium, 2',
      'High, 3',
      'Critical, 4',
    ]);
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
