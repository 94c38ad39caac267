import { dayAdded } from './dayAdded';
import type { Risk } from './document';
import type { Phrase } from '@advisor/ui/text';
import { residualScore, riskLevel, scoreOf, sortByScore, type Bands } from './rules';
import { englishTranslator, type RiskText } from './words';

/** A cell of an exported table: text, a whole number, or a day as `YYYY-MM-DD`. */
export type Cell = string | number | { day: string };

/** The columns of an exported table. `Date added` is for people, `Added at` for reimport. */
export const columns = [
  'Title',
  'Description',
  'Category',
  'Probability',
  'Impact',
  'Score',
  'Level',
  'Status',
  'Owner',
  'Mitigation',
  'Residual probability',
  'Residual impact',
  'Residual score',
  'Residual level',
  'Date added',
  'Added at',
] as const satisfies RiskText[];

/** The risks as rows, highest score first. Only risks rated after mitigation have a residual score, as on screen. */
export function rowsOfRisks(
  risks: readonly Risk[],
  bands: Bands,
  tell: (message: Phrase) => string = englishTranslator,
): Cell[][] {
  const value = (text: RiskText | undefined) => (text ? tell({ text }) : '');
  return sortByScore(risks).map((risk) => {
    const ratedAgain = risk.residualProbability !== undefined || risk.residualImpact !== undefined;
    return [
      risk.title,
      risk.description,
      value(risk.category),
      value(risk.probability),
      value(risk.impact),
      scoreOf(risk),
      value(riskLevel(scoreOf(risk), bands)),
      value(risk.status),
      risk.owner ?? '',
      risk.mitigation ?? '',
      value(risk.residualProbability),
      value(risk.residualImpact),
      ratedAgain ? residualScore(risk) : '',
      ratedAgain ? value(riskLevel(residualScore(risk), bands)) : '',
      { day: dayAdded(risk) },
      risk.dateAdded,
    ];
  });
}

/** The example row of a template; its texts are told in the language. */
export const templateRisk = {
  title: 'Example: a key engineer leaves',
  description: 'What could happen, and what it would do to you. Write over this row.',
  category: 'Human Resources',
  probability: 'Medium',
  impact: 'High',
  mitigation: 'What is done to make it less likely or less costly.',
  owner: 'Who looks after it',
  status: 'Open',
  residualProbability: 'Low',
} as const satisfies Omit<Risk, 'id' | 'dateAdded'>;
