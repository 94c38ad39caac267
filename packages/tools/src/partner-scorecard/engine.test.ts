import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../../../tests/support/steps';
import {
  annualRevenues,
  comparePartners,
  components,
  defaultPartnerInput,
  exportScorecard,
  firedRules,
  geographicCoverages,
  importPartners,
  importScorecard,
  industries,
  nextBand,
  overallCeiling,
  partnerProblems,
  partnerTypes,
  ratingBands,
  rawCeiling,
  rawScore,
  scorePartner,
  specializations,
  technicalCertifications,
  type PartnerInput,
} from './engine';

const partnerFields = {
  companyName: fc.string({ maxLength: 40 }),
  contactPerson: fc.string({ maxLength: 40 }),
  industry: fc.constantFrom('', ...industries),
  partnerType: fc.constantFrom('', ...partnerTypes),
  yearsInBusiness: fc.nat(15),
  employeeCount: fc.nat(70),
  customerBase: fc.nat(600),
  annualRevenue: fc.constantFrom('', ...annualRevenues),
  geographicCoverage: fc.constantFrom('', ...geographicCoverages),
  technicalCertifications: fc.subarray([...technicalCertifications]),
  specializations: fc.subarray([...specializations]),
  notes: fc.string({ maxLength: 100 }),
};
const anyPartner: fc.Arbitrary<PartnerInput> = fc.record(partnerFields);

/** Full points everywhere. */
const best: PartnerInput = {
  ...defaultPartnerInput,
  companyName: 'Harbor Networks',
  industry: 'Technology',
  partnerType: 'MSP',
  yearsInBusiness: 10,
  employeeCount: 50,
  customerBase: 500,
  annualRevenue: '10M+',
  geographicCoverage: 'Global',
  technicalCertifications,
  specializations,
};

type ComponentId = (typeof components)[number]['id'];
const scoreOf = (component: ComponentId, input: Partial<PartnerInput>) => scorePartner(input).scores[component];
const certified = (count: number) => ({ technicalCertifications: technicalCertifications.slice(0, count) });
const specialized = (count: number) => ({ specializations: specializations.slice(0, count) });

describe('SCORECARD-2 to SCORECARD-5 the points of a component', () => {
  it.each<[string, ComponentId, (count: number) => Partial<PartnerInput>, points: Record<number, number>]>([
    ['years', 'businessStability', (yearsInBusiness) => ({ yearsInBusiness }), { 0: 0, 2: 4, 5: 7, 10: 10 }],
    ['employees', 'businessStability', (employeeCount) => ({ employeeCount }), { 0: 0, 5: 2, 10: 4, 20: 6, 50: 8 }],
    ['certifications', 'technicalCapability', certified, { 0: 0, 1: 2, 2: 4, 3: 6, 4: 8, 5: 10, 6: 12, 7: 14, 8: 15 }],
    ['specializations', 'technicalCapability', specialized, { 0: 0, 1: 2, 2: 4, 3: 6, 4: 8, 5: 10 }],
    [
      'customers',
      'marketReach',
      (customerBase) => ({ customerBase }),
      { 0: 0, 20: 3, 50: 5, 100: 8, 200: 12, 500: 15 },
    ],
  ])('grow with the number of %s', (_what, component, input, points) =>
    expect(stepsOf((count) => scoreOf(component, input(count)), 1000)).toEqual(points),
  );

  it.each<[keyof PartnerInput, ComponentId, points: Record<string, number>]>([
    [
      'annualRevenue',
      'businessStability',
      { 'Under 100K': 1, '100K-500K': 2, '500K-1M': 4, '1M-5M': 5, '5M-10M': 6, '10M+': 7 },
    ],
    ['geographicCoverage', 'marketReach', { Local: 2, 'State/Province': 4, Regional: 6, National: 8, Global: 10 }],
    [
      'industry',
      'partnerAlignment',
      { Technology: 20, Healthcare: 18, 'Financial Services': 18, Legal: 17, Manufacturing: 17, Education: 17 },
    ],
  ])('of the %s are those of %s: %j', (field, component, points) => {
    const all = { annualRevenue: annualRevenues, geographicCoverage: geographicCoverages, industry: industries };
    const none = scoreOf(component, {});
    for (const value of ['', 'Pizza', 'toString', '__proto__', ...all[field as keyof typeof all]])
      expect([value, scoreOf(component, { [field]: value })]).toEqual([
        value,
        Object.hasOwn(points, value) ? points[value] : none,
      ]);
  });

  it('SCORECARD-7 count nothing twice and nothing unlisted', () => {
    const odd = ['AWS Partner', 'AWS Partner', 'Pizza Partner', '__proto__'] as PartnerInput['technicalCertifications'];
    expect(scoreOf('technicalCapability', { technicalCertifications: odd })).toBe(2);
  });
});

describe('SCORECARD-6 riskFactors is 10 minus penalties', () => {
  it.each([
    ['nothing to fear', {}, 10],
    ['under 2 years: 3', { yearsInBusiness: 1 }, 7],
    ['2 years: none', { yearsInBusiness: 2 }, 10],
    ['under 5 employees: 2', { employeeCount: 4 }, 8],
    ['5 employees: none', { employeeCount: 5 }, 10],
    ['no certifications: 3', { technicalCertifications: [] }, 7],
    ['one certification: none', { technicalCertifications: ['ITIL Certified'] }, 10],
    ['under 10 customers: 2', { customerBase: 9 }, 8],
    ['10 customers: none', { customerBase: 10 }, 10],
    [
      'all of them: minimum 0',
      { yearsInBusiness: 0, employeeCount: 0, technicalCertifications: [], customerBase: 0 },
      0,
    ],
  ] as const)('%s', (_rule, change, points) => expect(scoreOf('riskFactors', { ...best, ...change })).toBe(points));
});

describe('SCORECARD-8 total out of 85', () => {
  it('the caps add up to the raw ceiling of 105, and the total is clamped at 85', () => {
    expect(components.map(({ id, cap }) => [id, cap])).toEqual([
      ['businessStability', 25],
      ['technicalCapability', 25],
      ['marketReach', 25],
      ['partnerAlignment', 20],
      ['riskFactors', 10],
    ]);
    const { overallScore, scores } = scorePartner(best);
    expect([rawScore(scores), overallScore]).toEqual([105, 85]);
    expect([rawCeiling, overallCeiling]).toEqual([105, 85]);
  });

  it('a worked example', () => {
    const scorecard = scorePartner({
      companyName: 'Lakeside IT',
      industry: 'Legal',
      yearsInBusiness: 6,
      employeeCount: 12,
      annualRevenue: '1M-5M',
      customerBase: 60,
      geographicCoverage: 'Regional',
      technicalCertifications: ['Microsoft Partner', 'ITIL Certified', 'SOC 2 Compliant'],
      specializations: ['Cybersecurity', 'Managed Services'],
    });
    expect(scorecard).toEqual({
      overallScore: 64,
      rating: 'Acceptable Partner',
      recommendation: expect.stringContaining('enhanced due diligence'),
      scores: {
        businessStability: 16,
        technicalCapability: 10,
        marketReach: 11,
        partnerAlignment: 17,
        riskFactors: 10,
      },
      strengths: ['Partner alignment: 17 of 20 points', 'Risk factors: 10 of 10 points'],
      concerns: ['Technical capability: 10 of 25 points', 'Market reach: 11 of 25 points'],
    });
  });

  it('an empty form has the 15 points of every partner', () => {
    expect(scorePartner({})).toMatchObject({ overallScore: 15, rating: 'Poor Fit' });
    expect(scorePartner({})).toEqual(scorePartner(defaultPartnerInput));
    expect(scorePartner({ specializations: undefined, customerBase: undefined })).toEqual(scorePartner({}));
  });
});

describe('SCORECARD-9 rating by overallScore', () => {
  it('is that of its band, with the recommendation', () => {
    const some = fc.sample(fc.record(partnerFields, { requiredKeys: [] }), { numRuns: 5000, seed: 1 });
    const byScore = new Map(
      [{}, ...some].map((input) => {
        const { overallScore, rating, recommendation } = scorePartner(input);
        return [overallScore, `${rating}: ${recommendation}`];
      }),
    );
    // Hardly any partner is between an empty form, which has 15, and 30.
    expect(stepsOf((score) => byScore.get(score < 30 ? 15 : score), 85)).toEqual({
      0: expect.stringMatching(/^Poor Fit: Not recommended/),
      35: expect.stringMatching(/^Marginal Partner: .*caution/),
      50: expect.stringMatching(/^Acceptable Partner: .*enhanced due diligence/),
      65: expect.stringMatching(/^Good Partner: .*standard onboarding/),
      80: expect.stringMatching(/^Excellent Partner: .*Highly recommended/),
    });
  });
});

describe('laws of a scorecard', () => {
  it('every component is between 0 and its cap, and is the sum of its fired rules', () => {
    fc.assert(
      fc.property(anyPartner, (input) => {
        const { scores, overallScore } = scorePartner(input);
        for (const { id, cap } of components) {
          const fired = firedRules(input).filter(({ component }) => component === id);
          expect(scores[id]).toBe(fired.reduce((sum, { points }) => sum + points, 0));
          expect(scores[id]).toBeGreaterThanOrEqual(0);
          expect(scores[id]).toBeLessThanOrEqual(cap);
        }
        expect(overallScore).toBe(Math.min(85, rawScore(scores)));
      }),
    );
  });

  it('raising a score never lowers a rating', () => {
    const rank = (input: PartnerInput) => ratingBands.findIndex(({ rating }) => rating === scorePartner(input).rating);
    const more = fc.record({ yearsInBusiness: fc.nat(9), employeeCount: fc.nat(50), customerBase: fc.nat(500) });
    fc.assert(
      fc.property(anyPartner, more, fc.constantFrom(...technicalCertifications), (input, plus, certification) => {
        const better = {
          ...input,
          yearsInBusiness: input.yearsInBusiness + plus.yearsInBusiness,
          employeeCount: input.employeeCount + plus.employeeCount,
          customerBase: input.customerBase + plus.customerBase,
          technicalCertifications: [...input.technicalCertifications, certification],
        };
        expect(scorePartner(better).overallScore).toBeGreaterThanOrEqual(scorePartner(input).overallScore);
        expect(rank(better)).toBeLessThanOrEqual(rank(input));
      }),
    );
  });

  it('name, contact, partner type and notes have no effect', () => {
    fc.assert(
      fc.property(anyPartner, anyPartner, (input, other) => {
        const { companyName, contactPerson, partnerType, notes } = other;
        expect(scorePartner({ ...input, companyName, contactPerson, partnerType, notes })).toEqual(scorePartner(input));
      }),
    );
  });

  it('TOOL-3 numbers are whole and at least 0', () => {
    const odd = { yearsInBusiness: 9.9, employeeCount: -50, customerBase: Number.NaN };
    expect(scorePartner(odd)).toEqual(scorePartner({ yearsInBusiness: 9 }));
  });
});

describe('SCORECARD-10 strengths and concerns', () => {
  const texts = (input: Partial<PartnerInput>) => {
    const { strengths, concerns } = scorePartner(input);
    return { strengths: strengths.join('; '), concerns: concerns.join('; ') };
  };

  it('80 % of the cap is a strength, just below is not', () => {
    const twenty = { ...best, technicalCertifications: technicalCertifications.slice(0, 5) };
    expect(scorePartner(twenty).scores.technicalCapability).toBe(20);
    expect(texts(twenty).strengths).toContain('Technical capability: 20 of 25 points');
    const eighteen = { ...best, technicalCertifications: technicalCertifications.slice(0, 4) };
    expect(texts(eighteen).strengths).not.toContain('Technical capability');
    expect(texts(eighteen).concerns).not.toContain('Technical capability');
  });

  it('below 50 % is a concern, half is not', () => {
    const five = { ...best, yearsInBusiness: 1, employeeCount: 4 };
    expect(scorePartner(five).scores.riskFactors).toBe(5);
    expect(texts(five).concerns).not.toContain('Risk factors');
    const four = { ...best, employeeCount: 4, technicalCertifications: [], customerBase: 10 };
    expect(scorePartner(four).scores.riskFactors).toBe(5);
    const three = { ...four, customerBase: 9 };
    expect(texts(three).concerns).toContain('Risk factors: 3 of 10 points');
  });

  it.each([
    [{ yearsInBusiness: 1 }, 'Under 2 years in business: 3 points off'],
    [{ employeeCount: 4 }, 'Under 5 employees: 2 points off'],
    [{ technicalCertifications: [] }, 'No technical certifications: 3 points off'],
    [{ customerBase: 9 }, 'Under 10 customers: 2 points off'],
  ])('the penalty of %j is a concern that names it', (change, concern) => {
    expect(scorePartner({ ...best, ...change }).concerns).toContain(concern);
    expect(scorePartner(best).concerns).toEqual([]);
  });

  it('SCORECARD-1 only the company name is required', () => {
    expect(partnerProblems({ companyName: '  ' })).toEqual({ companyName: 'Enter the company name.' });
    expect(partnerProblems({ companyName: 'Lakeside IT' })).toEqual({});
  });

  it('TOOL-16 a text that is too long is a problem', () => {
    expect(partnerProblems({ companyName: 'x'.repeat(201), notes: 'x'.repeat(5001) })).toEqual({
      companyName: 'Shorten the company name from 201 to 200 characters.',
      notes: 'Shorten the notes from 5001 to 5000 characters.',
    });
    expect(partnerProblems({ companyName: ` ${'x'.repeat(200)}\n`, notes: '\u200b'.repeat(6000) })).toEqual({});
  });
});

describe('SCORECARD-12 the rule that applied, and what its next step gives', () => {
  const rule = (id: string, input: Partial<PartnerInput>) => firedRules(input).find((fired) => fired.id === id);

  it.each([
    [
      'years',
      {},
      { label: 'Under 2 years in business', points: 0, next: { label: '2 or more years in business', points: 4 } },
    ],
    ['years', { yearsInBusiness: 6 }, { label: '5 or more years in business', points: 7, next: { points: 3 } }],
    ['employees', { employeeCount: 20 }, { label: '20 or more employees', points: 6, next: { points: 2 } }],
    ['customers', { customerBase: 150 }, { label: '100 or more customers', points: 8, next: { points: 4 } }],
    ['revenue', {}, { label: 'Annual revenue: not given', points: 0, next: { label: 'Annual revenue: Under 100K' } }],
    ['revenue', { annualRevenue: '100K-500K' }, { points: 2, next: { label: 'Annual revenue: 500K-1M', points: 2 } }],
    [
      'coverage',
      { geographicCoverage: 'Local' },
      { points: 2, next: { label: 'Coverage: State/Province', points: 2 } },
    ],
    ['certifications', {}, { label: 'No certifications', next: { label: '1 certification', points: 2 } }],
    [
      'certifications',
      { technicalCertifications: technicalCertifications.slice(0, 7) },
      { points: 14, next: { points: 1 } },
    ],
    ['specializations', { specializations: ['Cybersecurity'] }, { label: '1 specialization', points: 2 }],
    ['industry', { industry: 'Legal' }, { label: 'Industry: Legal', points: 2 }],
    ['customersPenalty', { customerBase: 3 }, { label: 'Under 10 customers', points: -2 }],
  ] as const)('%s of %j', (id, input, expected) => expect(rule(id, input)).toMatchObject(expected));

  it('has no next step at the top, and none for an industry', () => {
    expect(firedRules(best).filter(({ next }) => next)).toEqual([]);
    expect(rule('industry', { industry: 'Retail' })?.next).toBeUndefined();
  });
});

describe('SCORECARD-12 "+n to the next band"', () => {
  it('is what the band above asks for, and nothing in the best', () => {
    const next = (score: number) => {
      const band = nextBand(score);
      return band && `${band.rating} at ${score + band.points}`;
    };
    expect(stepsOf(next, 85)).toEqual({
      0: 'Marginal Partner at 35',
      35: 'Acceptable Partner at 50',
      50: 'Good Partner at 65',
      65: 'Excellent Partner at 80',
      80: undefined,
    });
  });
});

describe('SCORECARD-12 two to four partners side by side', () => {
  const small = { companyName: 'Corner Shop IT', yearsInBusiness: 10 };

  it('ranks by overall score, then raw points, then as given', () => {
    const almostBest = { ...best, industry: 'Legal' } as const;
    const { ranking, scorecards, leaders } = comparePartners([small, almostBest, best, small]);
    expect(scorecards.map(({ overallScore }) => overallScore)).toEqual([28, 85, 85, 28]);
    expect(ranking).toEqual([2, 1, 0, 3]);
    expect(leaders.partnerAlignment).toEqual([2]);
    expect(leaders.marketReach).toEqual([1, 2]);
    expect(scorecards[0]).toEqual(scorePartner(small));
  });

  it.each([0, 1, 5])('refuses %d partners', (count) =>
    expect(() => comparePartners(Array.from({ length: count }, () => small))).toThrow(
      `2 to 4 partners can be compared, not ${count}.`,
    ),
  );
});

describe('TOOL-6 export and import', () => {
  const now = new Date(2026, 10, 2, 8);

  it('is dated, indented, and holds input and results', () => {
    const { fileName, json } = exportScorecard(best, now);
    expect(fileName).toBe('partner-scorecard-2026-11-02.json');
    expect(json).toContain('\n  "version": 1');
    expect(JSON.parse(json)).toMatchObject({
      input: best,
      results: scorePartner(best),
      generatedAt: now.toISOString(),
    });
  });

  it('is not written when it could not be read again', () => {
    expect(() => exportScorecard({ yearsInBusiness: 9.5 }, now)).toThrow(
      'input.yearsInBusiness must be a whole number',
    );
  });

  it('holds all partners, the one in sight at its usual place', () => {
    fc.assert(
      fc.property(fc.array(anyPartner, { minLength: 1, maxLength: 4 }), (partners) => {
        const { json } = exportScorecard(partners.at(-1)!, now, partners);
        expect(importPartners(json)).toEqual(partners);
        expect(importScorecard(json)).toEqual(partners.at(-1));
        const file = JSON.parse(json) as { partners: object[] };
        expect(file.partners.at(-1)).toEqual({
          input: partners.at(-1),
          results: JSON.parse(JSON.stringify(scorePartner(partners.at(-1)!))),
        });
      }),
    );
  });

  it('of an earlier release has one partner, and of another hand no more than stand side by side', () => {
    expect(importPartners(JSON.stringify({ version: 1, input: best }))).toEqual([best]);
    const many = JSON.stringify({
      version: 1,
      input: best,
      partners: Array.from({ length: 5 }, () => ({ input: best })),
    });
    expect(() => importPartners(many)).toThrow('partners has 5 entries, and at most 4 are read.');
  });
});
