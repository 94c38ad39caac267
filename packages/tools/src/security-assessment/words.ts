import type { Language, TextOf } from '@advisor/ui/language';
import { fillMessage } from '@advisor/ui/text';
import type { ToolWords } from '../language';
import type { AssessmentWords } from './messages/es';
import { categoriesOf, type Answers, type AssessmentResult } from './assess';
import type { AssessmentQuestion } from './questions';

/** The texts that the assessment may use. */
type Words = ToolWords & AssessmentWords;
export type AssessmentText = TextOf<Words>;

/** The words and formats of the assessment. */
export type AssessmentLanguage = Language<Words>;

/** What tells a text. */
export type Translator = Pick<AssessmentLanguage, 'tell'>;

export const english: Translator = { tell: ({ text, values }) => fillMessage(text, values) };

/** The score of an assessment in a line; undefined without one. */
export const scoreLine = (
  { overallScore, riskLevel }: Pick<AssessmentResult, 'overallScore' | 'riskLevel'>,
  { tell }: Translator,
): string | undefined =>
  overallScore === null || riskLevel === null
    ? undefined
    : tell({ text: 'Overall score: {score} % ({level})', values: { score: overallScore, level: { text: riskLevel } } });

/** The answers in a line, by category: "Data Protection: An isolated copy, seldom tested; Some devices are encrypted." */
export function answerLine(answers: Answers, questions: readonly AssessmentQuestion[]): string {
  const answerTo = ({ id, options }: AssessmentQuestion) => options.find(({ value }) => value === answers[id])?.label;
  return categoriesOf(questions)
    .map((category) => {
      const given = questions.filter((question) => question.category === category).map(answerTo);
      return `${category}: ${given.filter(Boolean).join('; ')}.`;
    })
    .join(' ');
}

/** The standard questions in the language of `tell`, with the same ids and values. */
export function questionsInLanguage(
  questions: readonly AssessmentQuestion[],
  tell: Translator['tell'],
): readonly AssessmentQuestion[] {
  const translate = (text: string) => tell({ text });
  return questions.map((question) => ({
    ...question,
    category: translate(question.category),
    question: translate(question.question),
    nextStep: translate(question.nextStep),
    options: question.options.map((option) => ({ ...option, label: translate(option.label) })),
  }));
}
