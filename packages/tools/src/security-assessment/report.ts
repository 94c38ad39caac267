import { wellFormed } from '@advisor/ui/text';
import { localDate } from '../share-state/export-file';
import { assess, categoriesOf, categoryBand, type Answers } from './assess';
import { nextFixes } from './progress';
import { questions as ownQuestions, type AssessmentQuestion } from './questions';

/** The report that the view offers as a download. */
export interface ReportFile {
  fileName: string;
  markdown: string;
}

/** The report `security-assessment-YYYY-MM-DD.md`: score, categories, recommendations, next fixes, every answer. */
export function assessmentReport(
  answers: Answers,
  now: Date,
  questions: readonly AssessmentQuestion[] = ownQuestions,
): ReportFile {
  const { overallScore, riskLevel, categoryScores, recommendations } = assess(answers, questions);
  const fixes = nextFixes(answers, questions);
  const date = localDate(now);
  const sections = [
    [
      '# Security assessment',
      '',
      `Date: ${date}`,
      '',
      `Overall score: ${overallScore === null ? 'none' : `${overallScore} % (${riskLevel})`}`,
    ],
    [
      '## Categories',
      '',
      '| Category | Score | Reading |',
      '| --- | --- | --- |',
      ...categoriesOf(questions).map((category) => categoryRow(category, categoryScores)),
    ],
    ['## Recommendations', '', ...recommendations.map((text) => `- ${inLine(text)}`)],
    fixes.length > 0
      ? [
          '## Next fixes',
          '',
          ...fixes.map(
            ({ nextStep, gain, cisControl }, index) =>
              `${index + 1}. ${inLine(nextStep)} (+${gain} points, CIS Controls v8 ${inLine(cisControl)})`,
          ),
        ]
      : [],
    ['## Answers', '', questions.map((question, index) => answerOf(question, index + 1, answers)).join('\n\n')],
  ];
  const markdown = sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return { fileName: `security-assessment-${date}.md`, markdown: `${markdown}\n` };
}

function categoryRow(category: string, scores: Record<string, number>): string {
  const score = Object.hasOwn(scores, category) ? scores[category] : undefined;
  const cells = score === undefined ? 'none | Not applicable' : `${score} % | ${categoryBand(score)}`;
  return `| ${inLine(category)} | ${cells} |`;
}

/** A question, and its answer as a separate paragraph, because renderers join the lines of one. */
function answerOf({ id, question, options, cisControl }: AssessmentQuestion, number: number, answers: Answers): string {
  const value = Object.hasOwn(answers, id) ? answers[id] : undefined;
  const label = options.find((option) => option.value === value)?.label ?? 'Not answered';
  return `### ${number}. ${inLine(question)}\n\nCIS Controls v8 ${inLine(cisControl)}\n\n**Answer:** ${inLine(label)}`;
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
