import { fillMessage } from '@advisor/ui/language/message';
import { describe, expect, it } from 'vitest';
import { defaultPartnerInput, firedRules, technicalCertifications, specializations, type PartnerInput } from './engine';
import { nextActions } from './nextActions';

const actionsOf = (input: Partial<PartnerInput>) =>
  nextActions(firedRules({ ...defaultPartnerInput, companyName: 'Sample', ...input })).map(
    ({ action, points, component }) => [fillMessage(action.text, action.values), points, component] as const,
  );

describe('SCORECARD-15: the next steps of a scorecard', () => {
  it('are actions, largest gain first', () => {
    const actions = actionsOf({ yearsInBusiness: 7, annualRevenue: '1M-5M', geographicCoverage: 'Regional' });
    expect(actions.map(([, points]) => points)).toEqual(actions.map(([, points]) => points).toSorted((a, b) => b - a));
    const words = actions.map(([text]) => text);
    expect(words).toContain('Set a date to review: 10 or more years in business');
    expect(words).toContain('Set a date to review: annual revenue of 5M-10M');
    expect(words).toContain('Plan wider coverage with the partner: National');
    expect(words).toContain('Ask for evidence of one more technical certification');
    expect(words).toContain('Agree on one more specialization');
  });

  it('ask for missing answers', () => {
    const words = actionsOf({}).map(([text]) => text);
    expect(words).toContain('Ask for the annual revenue');
    expect(words).toContain('Ask where the partner works');
  });

  it('are empty if every rule is at its highest step', () => {
    const best = actionsOf({
      yearsInBusiness: 20,
      employeeCount: 100,
      customerBase: 900,
      annualRevenue: '10M+',
      geographicCoverage: 'Global',
      industry: 'Retail',
      technicalCertifications: [...technicalCertifications],
      specializations: [...specializations],
    });
    expect(best).toEqual([]);
  });
});
