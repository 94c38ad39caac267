import { inOneLine } from '../frame/summaryText';
import { numberFormat } from '../language';
import type { PartnerInput } from './input';
import { overallCeiling } from './rules';
import { scorePartner } from './score';
import type { ScorecardLanguage, ScorecardText } from './words';

/** Name, score and rating of a partner in a line. */
export function scoreLine(partner: PartnerInput, { t, tell }: ScorecardLanguage): string {
  const { overallScore, rating } = scorePartner(partner);
  const points = t('{points} of {cap} points', { points: overallScore, cap: overallCeiling });
  return `${inOneLine(partner.companyName)}: ${points} (${tell({ text: rating })})`;
}

const inputLabels = {
  industry: 'Industry',
  partnerType: 'Partner type',
  yearsInBusiness: 'Years in business',
  employeeCount: 'Employees',
  customerBase: 'Customer base',
  annualRevenue: 'Annual revenue',
  geographicCoverage: 'Geographic coverage',
  technicalCertifications: 'Technical certifications',
  specializations: 'Specializations',
} as const satisfies Partial<Record<keyof PartnerInput, ScorecardText>>;

/** What was entered about a partner, without names and notes, in a line. */
export function inputLine(partner: PartnerInput, { locale, t, tell }: ScorecardLanguage): string {
  const written = (value: string | number | readonly string[]) => {
    if (typeof value === 'number') return numberFormat(locale)(value);
    return typeof value === 'string' ? tell({ text: value }) : value.map((each) => tell({ text: each })).join(', ');
  };
  return Object.entries(inputLabels)
    .map(([name, label]) => [label, written(partner[name as keyof typeof inputLabels])] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => t('{label}: {value}', { label: t(label), value }))
    .join(' · ');
}
