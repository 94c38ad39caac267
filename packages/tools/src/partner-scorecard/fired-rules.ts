import { fillMessage, type Phrase } from '@advisor/ui/text';
import { phrase } from '../language/phrase';
import { toWholeNumber } from '../whole-number';
import { defaultPartnerInput, type PartnerInput } from './input';
import {
  alignmentBase,
  annualRevenues,
  choiceCaps,
  coveragePoints,
  customerSteps,
  employeeSteps,
  geographicCoverages,
  industries,
  industryBonus,
  penalties,
  pointsPerChoice,
  revenuePoints,
  riskBase,
  specializations,
  technicalCertifications,
  yearSteps,
  type ComponentId,
  type Step,
} from './rules';
import type { ScorecardWords } from './messages/es';
import type { ScorecardText } from './words';

/** A rule that was applied, and the points it gave. */
export interface FiredRule {
  readonly component: ComponentId;
  /** The same for every partner, to align rules in a comparison. */
  readonly id: string;
  /** The rule in words, with the step reached or the option chosen. */
  readonly label: string;
  /** `label` as it can be told in other languages. */
  readonly phrase: Phrase;
  /** Negative for a penalty. */
  readonly points: number;
  /** The next step of the same rule, and the points it would add in its component. */
  readonly next?: { readonly label: string; readonly phrase: Phrase; readonly points: number };
}

// SCORECARD-2 to SCORECARD-6, SCORECARD-12
/** Every scoring rule as it applied to this partner, by component. A component's points are the sum of its rules. */
export function firedRules(input: Partial<PartnerInput>): FiredRule[] {
  const partner = { ...defaultPartnerInput, ...input };
  const counts = {
    years: toWholeNumber(partner.yearsInBusiness),
    employees: toWholeNumber(partner.employeeCount),
    customers: toWholeNumber(partner.customerBase),
    certifications: countListed(partner.technicalCertifications, technicalCertifications),
  };
  const rules = [
    years(counts.years),
    employees(counts.employees),
    revenue(partner.annualRevenue),
    certifications(counts.certifications),
    specialized(countListed(partner.specializations, specializations)),
    customers(counts.customers),
    coverage(partner.geographicCoverage),
    everyPartner,
    industry(partner.industry),
    beforePenalties,
  ];
  for (const { id, under, rule } of penaltyRules) {
    if (counts[id] < under) rules.push(rule);
  }
  return rules;
}

// All outcomes are built once; scoring a partner only looks them up.
const years = stepRule(
  'businessStability',
  'years',
  ['Under {count} years in business', '{count} or more years in business'],
  yearSteps,
);
const employees = stepRule(
  'businessStability',
  'employees',
  ['Under {count} employees', '{count} or more employees'],
  employeeSteps,
);
const revenue = choiceRule(
  'businessStability',
  'revenue',
  ['Annual revenue: not given', 'Annual revenue: {choice}'],
  annualRevenues,
  revenuePoints,
);
const certifications = listRule(
  'certifications',
  ['No certifications', '1 certification', '{count} certifications'],
  technicalCertifications.length,
  choiceCaps.technicalCertifications,
);
const specialized = listRule(
  'specializations',
  ['No specializations', '1 specialization', '{count} specializations'],
  specializations.length,
  choiceCaps.specializations,
);
const customers = stepRule(
  'marketReach',
  'customers',
  ['Under {count} customers', '{count} or more customers'],
  customerSteps,
);
const coverage = choiceRule(
  'marketReach',
  'coverage',
  ['Coverage: not given', 'Coverage: {choice}'],
  geographicCoverages,
  coveragePoints,
);
const everyPartner: FiredRule = {
  component: 'partnerAlignment',
  id: 'alignmentBase',
  ...told(phrase<ScorecardWords>('Every partner')),
  points: alignmentBase,
};
const industry = choiceRule(
  'partnerAlignment',
  'industry',
  ['Industry: not given', 'Industry: {choice}'],
  industries,
  industryBonus,
);
const beforePenalties: FiredRule = {
  component: 'riskFactors',
  id: 'riskBase',
  ...told(phrase<ScorecardWords>('Before any penalty')),
  points: riskBase,
};
const penaltyRules = penalties.map(({ id, under, text, points }) => {
  const rule: FiredRule = {
    component: 'riskFactors',
    id: `${id}Penalty`,
    ...told({ text, values: { count: under } }),
    points: -points,
  };
  return { id, under, rule };
});

function stepRule(
  component: ComponentId,
  id: string,
  [below, from]: readonly [ScorecardText, ScorecardText],
  steps: readonly Step[],
): (value: number) => FiredRule {
  const outcomes = ladder(
    component,
    id,
    { phrase: { text: below, values: { count: steps[0]!.from } }, points: 0 },
    steps.map((step) => ({ phrase: { text: from, values: { count: step.from } }, points: step.points })),
  );
  return (value) => outcomes[1 + steps.findLastIndex((step) => value >= step.from)]!;
}

function choiceRule<Choice extends string>(
  component: ComponentId,
  id: string,
  [none, chosen]: readonly [ScorecardText, ScorecardText],
  options: readonly Choice[],
  pointsOf: Record<Choice, number>,
): (chosen: Choice | '') => FiredRule {
  const outcomes = ladder(
    component,
    id,
    { phrase: { text: none }, points: 0 },
    options.map((option) => ({
      phrase: { text: chosen, values: { choice: { text: option } } },
      points: pointsOf[option],
    })),
  );
  return (choice) => outcomes[1 + options.indexOf(choice as Choice)]!;
}

function listRule(
  id: 'certifications' | 'specializations',
  [none, one, several]: readonly [ScorecardText, ScorecardText, ScorecardText],
  most: number,
  cap: number,
): (count: number) => FiredRule {
  const outcomes = ladder(
    'technicalCapability',
    id,
    { phrase: { text: none }, points: 0 },
    Array.from({ length: most }, (_, index) => ({
      phrase: index === 0 ? { text: one } : { text: several, values: { count: index + 1 } },
      points: Math.min(cap, (index + 1) * pointsPerChoice),
    })),
  );
  return (count) => outcomes[count]!;
}

/** The outcomes of a rule, lowest first; each has the next one that gives more points. */
function ladder(
  component: ComponentId,
  id: string,
  lowest: { phrase: Phrase; points: number },
  steps: readonly { phrase: Phrase; points: number }[],
): FiredRule[] {
  const rungs = [lowest, ...steps];
  return rungs.map(({ phrase, points }, index) => {
    const higher = rungs[index + 1];
    // No next step: nobody changes industry for a bonus.
    const next = higher && higher.points > points && id !== 'industry' ? higher : undefined;
    return {
      component,
      id,
      ...told(phrase),
      points,
      ...(next && { next: { ...told(next.phrase), points: next.points - points } }),
    };
  });
}

/** The number of listed choices; unlisted and duplicate ones do not count. */
function countListed(chosen: readonly string[] = [], listed: readonly string[]): number {
  let count = 0;
  for (const choice of listed) if (chosen.includes(choice)) count += 1;
  return count;
}

function told({ text, values }: Phrase) {
  return { label: fillMessage(text, values), phrase: { text, ...(values && { values }) } };
}
