import { localDate, wellFormed, type MessageValues } from '@advisor/ui/text';
import type { ToolFile } from '../frame/tool';
import { assess, categoriesOf, categoryBand, type Answers } from './assess';
import { nextFixes } from './progress';
import { questions as ownQuestions, type AssessmentQuestion } from './questions';
import { english, type AssessmentText, type Translator } from './words';

/** The report that the view offers as a download. */
export interface ReportFile {
  fileName: string;
  markdown: string;
}

/**
 * The report `security-assessment-YYYY-MM-DD.md`: score, categories, recommendations, next fixes, every answer.
 *
 * @param questions in the language of the report
 * @param language what tells the texts around them: by default in English
 */
export function assessmentReport(
  answers: Answers,
  now: Date,
  questions: readonly AssessmentQuestion[] = ownQuestions,
  { tell }: Translator = english,
): ReportFile {
  const translate = (text: AssessmentText, values?: MessageValues) => tell({ text, values });
  const { overallScore, riskLevel, categoryScores, recommendations } = assess(answers, questions);
  const fixes = nextFixes(answers, questions);
  const date = localDate(now);
  const heading = (text: AssessmentText) => ['', `## ${translate(text)}`, ''];
  const lines = [
    `# ${translate('Security assessment')}`,
    '',
    translate('Date: {date}', { date }),
    '',
    overallScore === null
      ? translate('Overall score: none')
      : translate('Overall score: {score} % ({level})', { score: overallScore, level: { text: riskLevel ?? '' } }),
    ...heading('Categories'),
    `| ${translate('Category')} | ${translate('Score')} | ${translate('Reading')} |`,
    '| --- | --- | --- |',
    ...categoriesOf(questions).map((category) => categoryRow(category, categoryScores, translate)),
    ...heading('Recommendations'),
    ...recommendations.map((text) => `- ${inLine(tell({ text }))}`),
    ...(fixes.length > 0 ? heading('Next fixes') : []),
    ...fixes.map(
      ({ nextStep, gain, cisControl }, index) =>
        `${index + 1}. ${translate('{step} (+{gain} points, CIS Controls v8 {control})', {
          step: inLine(nextStep),
          gain,
          control: inLine(cisControl),
        })}`,
    ),
    ...heading('Answers'),
    questions.map((question, index) => answerOf(question, index + 1, answers, translate)).join('\n\n'),
    '',
  ];
  return { fileName: `security-assessment-${date}.md`, markdown: lines.join('\n') };
}

/** The same report as the file that the view offers. */
export function reportFile(...of: Parameters<typeof assessmentReport>): ToolFile {
  const { fileName, markdown } = assessmentReport(...of);
  return { fileName, type: 'text/markdown', text: markdown };
}

type TranslateFn = (text: AssessmentText) => string;

function categoryRow(category: string, scores: Record<string, number>, translate: TranslateFn): string {
  const score = Object.hasOwn(scores, category) ? scores[category] : undefined;
  const cells =
    score === undefined
      ? `${translate('none')} | ${translate('Not applicable')}`
      : `${score} % | ${translate(categoryBand(score))}`;
  return `| ${inLine(category)} | ${cells} |`;
}

/** A question, and its answer as a separate paragraph, because renderers join the lines of one. */
function answerOf(
  { id, question, options, cisControl }: AssessmentQuestion,
  number: number,
  answers: Answers,
  translate: TranslateFn,
): string {
  const value = Object.hasOwn(answers, id) ? answers[id] : undefined;
  const label = options.find((option) => option.value === value)?.label ?? translate('Not answered');
  return `### ${number}. ${inLine(question)}\n\nCIS Controls v8 ${inLine(cisControl)}\n\n**${translate('Answer:')}** ${inLine(label)}`;
}

/** Escapes a text for a line of Markdown: line breaks become blanks; markup, tags, entities, links, lists and cells are inert. */
function inLine(text: string): string {
  return wellFormed(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<#|~$]|&(?=#?\w+;)/g, String.raw`\$&`)
    .replace(/^(?=>|[-+](?:\s|$))/, '\\')
    .replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\');
}
