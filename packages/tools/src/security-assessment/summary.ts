import type { MessageValues } from '@advisor/ui/text';
import { inOneLine, summaryText } from '../frame/summaryText';
import type { ToolReport } from '../frame/tool';
import { assess, categoryBand, noScoreMessage, type Answers } from './assess';
import { nextFixes } from './progress';
import type { AssessmentQuestion } from './questions';
import { reportFile } from './report';
import { scoreLine, type AssessmentText, type Translator } from './words';

// TOOL-25
/** A completed assessment in plain text: score, categories, recommendations and the next fixes, as the view shows them. */
export function summaryOf(answers: Answers, questions: readonly AssessmentQuestion[], { tell }: Translator): string {
  const translate = (text: AssessmentText, values?: MessageValues) => tell({ text, values });
  const result = assess(answers, questions);
  const { categoryScores, recommendations } = result;
  const score = scoreLine(result, { tell });
  const fixes = nextFixes(answers, questions);
  if (score === undefined) return summaryText([translate(noScoreMessage)]);
  const heading = (text: AssessmentText) => ['', translate(text)];
  return summaryText([
    score,
    ...heading('Categories'),
    ...Object.entries(categoryScores).map(
      ([category, score]) => `- ${inOneLine(category)}: ${score} % (${translate(categoryBand(score))})`,
    ),
    ...heading('Recommendations'),
    ...recommendations.map((text) => `- ${inOneLine(tell({ text }))}`),
    ...(fixes.length > 0 ? heading('Next fixes') : []),
    ...fixes.map(({ nextStep }, index) => `${index + 1}. ${inOneLine(nextStep)}`),
  ]);
}

/** The report about a completed assessment, with its file in Markdown. */
export const report = (
  answers: Answers,
  now: Date,
  questions: readonly AssessmentQuestion[],
  language: Translator,
): ToolReport => ({
  tool: 'security-assessment',
  title: language.tell({ text: 'Security assessment' }),
  summary: summaryOf(answers, questions, language),
  file: reportFile(answers, now, questions, language),
});
