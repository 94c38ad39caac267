import type { Phrase } from '@advisor/ui/text';
import { summaryText } from '../frame/summaryText';
import type { ToolFile, ToolReport } from '../frame/tool';
import { firedRules } from './fired-rules';
import type { PartnerInput } from './input';
import { findingsOf, scorePartner } from './score';
import { scoreLine } from './lines';
import type { ScorecardLanguage, ScorecardText } from './words';

// TOOL-25
/**
 * A scorecard in plain text: score, rating and reasons, as the view shows them, and the scores of those it is compared
 * with.
 *
 * @param compared all partners with a scorecard, the one of `partner` among them
 */
export function summaryOf(
  partner: PartnerInput,
  compared: readonly PartnerInput[],
  language: ScorecardLanguage,
): string {
  const { tell } = language;
  const { scores, recommendation } = scorePartner(partner);
  const { strengths, concerns } = findingsOf(scores, firedRules(partner));
  const scoreOf = (each: PartnerInput) => scoreLine(each, language);
  const list = (heading: ScorecardText, lines: readonly string[]) =>
    lines.length > 0 ? ['', tell({ text: heading }), ...lines.map((line) => `- ${line}`)] : [];
  const told = (phrases: readonly Phrase[]) => phrases.map((each) => tell(each));
  return summaryText([
    scoreOf(partner),
    tell({ text: recommendation }),
    ...list('Strengths', told(strengths)),
    ...list('Concerns', told(concerns)),
    ...(compared.length > 1 ? list('Side by side', compared.map(scoreOf)) : []),
  ]);
}

/** The report about a scorecard, with its exported file. */
export const report = (
  partner: PartnerInput,
  compared: readonly PartnerInput[],
  language: ScorecardLanguage,
  file: ToolFile,
): ToolReport => ({
  tool: 'partner-scorecard',
  title: language.t('Channel partner scorecard'),
  summary: summaryOf(partner, compared, language),
  file,
});
