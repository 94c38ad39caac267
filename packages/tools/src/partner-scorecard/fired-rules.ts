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

/** A rule that was applied, and the points it gave. */
export interface FiredRule {
  readonly component: ComponentId;
  /** The same for every partner, to align rules in a comparison. */
  readonly id: string;
  /** The rule in words, with the step reached or the option chosen. */
  readonly label: string;
  /** Negative for a penalty. */
  readonly points: number;
  /** The next step of the same rule, and the points it would add in its component. */
  readonly next?: { readonly label: string; readonly points: number };
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
const years = stepRule('businessStability', 'years', 'years in business', yearSteps);
const employees = stepRule('businessStability', 'employees', 'employees', employeeSteps);
const revenue = choiceRule('businessStability', 'revenue', 'Annual revenue', annualRevenues, revenuePoints);
const certifications = listRule('certifications', technicalCertifications.length, choiceCaps.technicalCertifications);
const specialized = listRule('specializations', specializations.length, choiceCaps.specializations);
const customers = stepRule('marketReach', 'customers', 'customers', customerSteps);
const coverage = choiceRule('marketReach', 'coverage', 'Coverage', geographicCoverages, coveragePoints);
const everyPartner: FiredRule = {
  component: 'partnerAlignment',
  id: 'alignmentBase',
  label: 'Every partner',
  points: alignmentBase,
};
const industry = choiceRule('partnerAlignment', 'industry', 'Industry', industries, industryBonus);
const beforePenalties: FiredRule = {
  component: 'riskFactors',
  id: 'riskBase',
  label: 'Before any penalty',
  points: riskBase,
};
const penaltyRules = penalties.map(({ id, under, label, points }) => {
  const rule: FiredRule = { component: 'riskFactors', id: `${id}Penalty`, label, points: -points };
  return { id, under, rule };
});

function stepRule(
  component: ComponentId,
  id: string,
  unit: string,
  steps: readonly Step[],
): (value: number) => FiredRule {
  const outcomes = ladder(
    component,
    id,
    { label: `Under ${steps[0]?.from} ${unit}`, points: 0 },
    steps.map(({ from, points }) => ({ label: `${from} or more ${unit}`, points })),
  );
  return (value) => outcomes[1 + steps.findLastIndex(({ from }) => value >= from)]!;
}

function choiceRule<Choice extends string>(
  component: ComponentId,
  id: string,
  name: string,
  options: readonly Choice[],
  pointsOf: Record<Choice, number>,
): (chosen: Choice | '') => FiredRule {
  const outcomes = ladder(
    component,
    id,
    { label: `${name}: not given`, points: 0 },
    options.map((option) => ({ label: `${name}: ${option}`, points: pointsOf[option] })),
  );
  return (chosen) => outcomes[1 + options.indexOf(chosen as Choice)]!;
}

function listRule(id: 'certifications' | 'specializations', most: number, cap: number): (count: number) => FiredRule {
  const one = id.slice(0, -1);
  const outcomes = ladder(
    'technicalCapability',
    id,
    { label: `No ${id}`, points: 0 },
    Array.from({ length: most }, (_, index) => ({
      label: index === 0 ? `1 ${one}` : `${index + 1} ${id}`,
      points: Math.min(cap, (index + 1) * pointsPerChoice),
    })),
  );
  return (count) => outcomes[count]!;
}

/** The outcomes of a rule, lowest first; each has the next one that gives more points. */
function ladder(
  component: ComponentId,
  id: string,
  lowest: { label: string; points: number },
  steps: readonly { label: string; points: number }[],
): FiredRule[] {
  const rungs = [lowest, ...steps];
  return rungs.map(({ label, points }, index) => {
    const higher = rungs[index + 1];
    // No next step: nobody changes industry for a bonus.
    const next = higher && higher.points > points && id !== 'industry' ? higher : undefined;
    return { component, id, label, points, ...(next && { next: { label: next.label, points: next.points - points } }) };
  });
}

/** The number of listed choices; unlisted and duplicate ones do not count. */
function countListed(chosen: readonly string[] = [], listed: readonly string[]): number {
  let count = 0;
  for (const choice of listed) if (chosen.includes(choice)) count += 1;
  return count;
}
