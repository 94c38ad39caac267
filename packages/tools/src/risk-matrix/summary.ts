import { inOneLine, summaryText } from '../frame/summaryText';
import type { ToolFile, ToolReport } from '../frame/tool';
import type { RiskMatrixDocument } from './document';
import { riskLevel, scoreOf, sortByScore, summarize, type Bands } from './rules';
import type { RiskLanguage } from './words';

/** How many risks are named. */
const named = 8;

// TOOL-25
/** A matrix in plain text: its title, the figures of the tiles, and the highest risks. Ratings are those before mitigation. */
export function summaryOf(document: RiskMatrixDocument, bands: Bands, language: RiskLanguage): string {
  const { t, tell, formatNumber } = language;
  const { title, risks } = document;
  const { totalRisks, criticalRisks, highRisks, openRisks } = summarize(risks, bands);
  const line = (label: string, count: number) => t('{label}: {value}', { label, value: formatNumber(count) });
  const highest = sortByScore(risks).slice(0, named);
  return summaryText([
    ...(title.trim() === '' ? [] : [inOneLine(title), '']),
    line(t('Total Risks'), totalRisks),
    line(t('Critical'), criticalRisks),
    line(t('High'), highRisks),
    line(t('Open'), openRisks),
    '',
    t('Risks, highest score first'),
    ...highest.map((risk, index) => {
      const score = scoreOf(risk);
      const rated = t('Score: {score}, {level}', { score, level: { text: riskLevel(score, bands) } });
      return `${index + 1}. ${inOneLine(risk.title)} (${tell({ text: risk.category })}). ${rated}`;
    }),
    ...(risks.length > named ? [t('And {count} more.', { count: risks.length - named })] : []),
  ]);
}

/** The report about a matrix, with its register as a file. */
export const report = (
  document: RiskMatrixDocument,
  bands: Bands,
  language: RiskLanguage,
  file: ToolFile,
): ToolReport => ({
  tool: 'risk-matrix',
  title: language.t('Risk matrix'),
  summary: summaryOf(document, bands, language),
  file,
});
