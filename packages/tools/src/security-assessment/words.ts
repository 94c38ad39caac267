import type { Language, TextOf } from '@advisor/ui/language';
import { fillMessage } from '@advisor/ui/text';
import type { ToolWords } from '../language';
import type { AssessmentWords } from './messages/es';
import type { AssessmentQuestion } from './questions';

/** The texts that the assessment may use. */
type Words = ToolWords & AssessmentWords;
export type AssessmentText = TextOf<Words>;

/** The words and formats of the assessment. */
export type AssessmentLanguage = Language<Words>;

/** What tells a text. */
export type Teller = Pick<AssessmentLanguage, 'tell'>;

export const english: Teller = { tell: ({ text, values }) => fillMessage(text, values) };

/** The standard questions in the language of `tell`, with the same ids and values. */
export function questionsInLanguage(
  questions: readonly AssessmentQuestion[],
  tell: Teller['tell'],
): readonly AssessmentQuestion[] {
  const say = (text: string) => tell({ text });
  return questions.map((question) => ({
    ...question,
    category: say(question.category),
    question: say(question.question),
    nextStep: say(question.nextStep),
    options: question.options.map((option) => ({ ...option, label: say(option.label) })),
  }));
}
