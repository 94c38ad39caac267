import { exportFile, type ExportFile } from '../share-state/export-file';
import { readFlag, readJson, readRecord } from '../share-state/read';
import type { StateFormat } from '../share-state/state';
import { InputError } from '../language/InputError';
import type { AssessmentWords } from './messages/es';
import { assess, checkAnswers, type Answers } from './assess';
import { questions as ownQuestions, type AssessmentQuestion } from './questions';

/** The saved and shared state, for resuming an assessment. */
export interface AssessmentState {
  answers: Answers;
  // ASSESSMENT-2
  /** The question on screen, from 1. */
  step: number;
  /** Whether the results are shown; then every question has an answer. */
  finished: boolean;
}

/** How the state is serialized for storage and links. */
export function assessmentState(questions: readonly AssessmentQuestion[] = ownQuestions): StateFormat<AssessmentState> {
  return {
    tool: 'security-assessment',
    version: 1,
    maxLength: 50_000,
    read: (value, path) => {
      const state = readRecord(value, path);
      const answers = readAnswers(state.answers, `${path}.answers`, questions);
      const step = questions.findIndex((_question, index) => index + 1 === state.step) + 1;
      if (step === 0)
        throw new InputError<AssessmentWords>('{path}.step must be a whole number from 1 to {count}.', {
          path,
          count: questions.length,
        });
      const finished = readFlag(state.finished, `${path}.finished`);
      const open = questions.find(({ id }) => !Object.hasOwn(answers, id));
      if (finished && open)
        throw new InputError<AssessmentWords>('{path}.finished is true, but question "{id}" has no answer.', {
          path,
          id: open.id,
        });
      return { answers, step, finished };
    },
  };
}

/** The download `security-assessment-YYYY-MM-DD.json`: version, answers, results, generatedAt. */
export function exportAssessment(
  answers: Answers,
  now: Date,
  questions: readonly AssessmentQuestion[] = ownQuestions,
): ExportFile {
  const results = assess(answers, questions);
  return exportFile('security-assessment', now, { version: 1, answers, results, generatedAt: now.toISOString() });
}

/**
 * The answers in an exported file and its date, for comparison with an earlier result. The results are not read but
 * calculated again.
 *
 * @throws Error that says what is wrong and where
 */
export function importAssessment(
  text: string,
  questions: readonly AssessmentQuestion[] = ownQuestions,
): { answers: Answers; generatedAt: Date } {
  const file = readRecord(readJson(text, 'The file', 100_000), 'The file');
  if (file.version !== 1)
    throw new InputError('{what} has another version: its "version" must be {version}.', {
      what: { text: 'The file' },
      version: '1',
    });
  return {
    answers: readAnswers(file.answers, 'answers', questions),
    generatedAt: readMoment(file.generatedAt, 'generatedAt'),
  };
}

function readAnswers(value: unknown, path: string, questions: readonly AssessmentQuestion[]): Answers {
  const answers = readRecord(value, path) as Answers;
  checkAnswers(answers, questions);
  return { ...answers };
}

/** A timestamp in the form of `toISOString`; nonexistent dates do not survive a round trip. */
function readMoment(value: unknown, path: string): Date {
  const moment = new Date(String(value));
  if (!Number.isNaN(moment.getTime()) && moment.toISOString() === value) return moment;
  throw new InputError<AssessmentWords>('{path} must be a moment that exists, such as 2026-01-31T09:00:00.000Z.', {
    path,
  });
}
