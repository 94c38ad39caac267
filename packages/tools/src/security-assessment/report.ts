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
    ['## Recommendations', '', ...recommendations.map((text) => `- ${text}`)],
    fixes.length > 0
      ? [
          '## Next fixes',
          '',
          ...fixes.map(
            ({ nextStep, gain, cisControl }, index) =>
              `${index + 1}. ${nextStep} (+${gain} points, CIS Controls v8 ${cisControl})`,
          ),
        ]
      : [],
    ['## Answers', '', ...questions.map((question) => answerLine(question, answers))],
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
  return `| ${category.replaceAll('|', '\\|')} | ${cells} |`;
}

function answerLine({ id, question, options, cisControl }: AssessmentQuestion, answers: Answers): string {
  const value = Object.hasOwn(answers, id) ? answers[id] : undefined;
  const label = options.find((option) => option.value === value)?.label ?? 'Not answered';
  return `- ${question} (CIS Controls v8 ${cisControl})\n  ${label}`;
}
