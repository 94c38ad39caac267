import { createLanguage } from '@advisor/ui/language';
import { expect, it } from 'vitest';
import { es as common } from '../language/es';
import { defaultPartnerInput, scorePartner, type PartnerInput } from './engine';
import { es } from './messages/es';
import { summaryOf } from './summary';
import type { ScorecardLanguage } from './words';

const english = createLanguage('en-US') as unknown as ScorecardLanguage;
const spanish = createLanguage('es', common, es) as unknown as ScorecardLanguage;
const partner: PartnerInput = {
  ...defaultPartnerInput,
  companyName: 'Northwind',
  yearsInBusiness: 12,
  employeeCount: 40,
};
const young: PartnerInput = { ...defaultPartnerInput, companyName: 'Fabrikam' };

// TOOL-25
it('sums a scorecard up with the figures of the view', () => {
  const { overallScore, rating, recommendation, strengths, concerns } = scorePartner(partner);
  const summary = summaryOf(partner, [partner], english);
  expect(summary.split('\n').slice(0, 2)).toEqual([
    `Northwind: ${overallScore} of 85 points (${rating})`,
    recommendation,
  ]);
  for (const line of [...strengths, ...concerns]) expect(summary).toContain(`\n- ${line}`);
  expect(summary).not.toContain('Side by side');
});

it('names the partners that it is compared with', () => {
  const summary = summaryOf(partner, [partner, young], english);
  const { overallScore, rating } = scorePartner(young);
  expect(summary).toContain(`\n- Fabrikam: ${overallScore} of 85 points (${rating})`);
  expect(summary).toContain(`Side by side\n- ${summary.split('\n')[0]}\n`);
});

it('is in the language of the tool, and keeps a hostile name in its line', () => {
  const summary = summaryOf({ ...partner, companyName: 'A\n\u202eB <b>' }, [], spanish);
  expect(summary).toMatch(/^A B <b>: \d+ de 85 puntos \(/);
});
