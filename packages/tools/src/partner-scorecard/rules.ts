// SCORECARD-1
export const industries = [
  'Technology',
  'Healthcare',
  'Financial Services',
  'Legal',
  'Manufacturing',
  'Education',
  'Retail',
  'Government',
] as const;
export type Industry = (typeof industries)[number];

/** No effect on the score. */
export const partnerTypes = ['MSP', 'VAR', 'SI', 'Distributor', 'Consultant'] as const;
export type PartnerType = (typeof partnerTypes)[number];

// SCORECARD-2
/** Scored by the option chosen; no amount is computed. */
export const annualRevenues = ['Under 100K', '100K-500K', '500K-1M', '1M-5M', '5M-10M', '10M+'] as const;
export type AnnualRevenue = (typeof annualRevenues)[number];

export const geographicCoverages = ['Local', 'State/Province', 'Regional', 'National', 'Global'] as const;
export type GeographicCoverage = (typeof geographicCoverages)[number];

export const technicalCertifications = [
  'Microsoft Partner',
  'AWS Partner',
  'Cisco Partner',
  'VMware Partner',
  'CompTIA Authorized',
  'Security+ Certified',
  'CISSP Certified',
  'ITIL Certified',
  'SOC 2 Compliant',
  'ISO 27001 Certified',
] as const;
export type TechnicalCertification = (typeof technicalCertifications)[number];

export const specializations = [
  'Cybersecurity',
  'Cloud Migration',
  'Managed Services',
  'Network Infrastructure',
  'Data Backup & Recovery',
  'Compliance & Governance',
  'Digital Transformation',
  'Help Desk Services',
  'Software Development',
  'Hardware Sales',
] as const;
export type Specialization = (typeof specializations)[number];

// SCORECARD-2 to SCORECARD-6
/** The five components; `cap` is the most points of each. */
export const components = [
  { id: 'businessStability', label: 'Business stability', cap: 25 },
  { id: 'technicalCapability', label: 'Technical capability', cap: 25 },
  { id: 'marketReach', label: 'Market reach', cap: 25 },
  { id: 'partnerAlignment', label: 'Partner alignment', cap: 20 },
  { id: 'riskFactors', label: 'Risk factors', cap: 10, hint: 'Higher is better: points are taken off for each risk.' },
] as const;
export type ComponentId = (typeof components)[number]['id'];

// SCORECARD-8
/** The maximum overall score. */
export const overallCeiling = 85;
// SCORECARD-8
/** The sum of all caps, which the breakdown is out of. */
export const rawCeiling = 105;

/** Points for a number of at least `from`; none below the lowest step. */
export interface Step {
  from: number;
  points: number;
}

/** Lowest first, like all lists of steps. */
export const yearSteps: readonly Step[] = [
  { from: 2, points: 4 },
  { from: 5, points: 7 },
  { from: 10, points: 10 },
];
export const employeeSteps: readonly Step[] = [
  { from: 5, points: 2 },
  { from: 10, points: 4 },
  { from: 20, points: 6 },
  { from: 50, points: 8 },
];
export const customerSteps: readonly Step[] = [
  { from: 20, points: 3 },
  { from: 50, points: 5 },
  { from: 100, points: 8 },
  { from: 200, points: 12 },
  { from: 500, points: 15 },
];

export const revenuePoints: Record<AnnualRevenue, number> = {
  'Under 100K': 1,
  '100K-500K': 2,
  '500K-1M': 4,
  '1M-5M': 5,
  '5M-10M': 6,
  '10M+': 7,
};
export const coveragePoints: Record<GeographicCoverage, number> = {
  Local: 2,
  'State/Province': 4,
  Regional: 6,
  National: 8,
  Global: 10,
};

/** Points of each certification and of each specialization. */
export const pointsPerChoice = 2;
/** The maximum points of all certifications, and of all specializations. */
export const choiceCaps = { technicalCertifications: 15, specializations: 10 } as const;

/** The points of every partner, before the industry bonus. */
export const alignmentBase = 15;
// SCORECARD-5, SCORECARD-7
/** Retail and Government have no bonus. */
export const industryBonus: Record<Industry, number> = {
  Technology: 5,
  Healthcare: 3,
  'Financial Services': 3,
  Legal: 2,
  Manufacturing: 2,
  Education: 2,
  Retail: 0,
  Government: 0,
};

/** Points before any penalty. */
export const riskBase = 10;
/** Deducted when the number is less than `under`. */
export const penalties = [
  { id: 'years', under: 2, points: 3, text: 'Under {count} years in business' },
  { id: 'employees', under: 5, points: 2, text: 'Under {count} employees' },
  { id: 'certifications', under: 1, points: 3, text: 'No technical certifications' },
  { id: 'customers', under: 10, points: 2, text: 'Under {count} customers' },
] as const;

// SCORECARD-10
/** A component at or above this fraction of its cap is a strength. */
export const strengthShare = 0.8;
// SCORECARD-10
/** A component below this fraction of its cap is a concern. */
export const concernShare = 0.5;

// SCORECARD-9
/** Ratings by overall score, best first. */
export const ratingBands = [
  {
    from: 80,
    rating: 'Excellent Partner',
    recommendation: 'Highly recommended. Start the partnership and plan joint business.',
  },
  {
    from: 65,
    rating: 'Good Partner',
    recommendation: 'Recommended with standard onboarding. Agree on goals for the first quarter.',
  },
  {
    from: 50,
    rating: 'Acceptable Partner',
    recommendation: 'Acceptable after enhanced due diligence. Check references and finances before you sign.',
  },
  {
    from: 35,
    rating: 'Marginal Partner',
    recommendation: 'Proceed with caution. Limit the scope, and set a date to review it.',
  },
  {
    from: 0,
    rating: 'Poor Fit',
    recommendation: 'Not recommended. Look again when the concerns below are settled.',
  },
] as const;
export type Rating = (typeof ratingBands)[number]['rating'];
