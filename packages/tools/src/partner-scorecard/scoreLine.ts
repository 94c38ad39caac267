import { inOneLine } from '../frame/summaryText';
import type { PartnerInput } from './input';
import { overallCeiling } from './rules';
import { scorePartner } from './score';
import type { ScorecardLanguage } from './words';

/** Name, score and rating of a partner in a line. */
export function scoreLine(partner: PartnerInput, { t, tell }: ScorecardLanguage): string {
  const { overallScore, rating } = scorePartner(partner);
  const points = t('{points} of {cap} points', { points: overallScore, cap: overallCeiling });
  return `${inOneLine(partner.companyName)}: ${points} (${tell({ text: rating })})`;
}
