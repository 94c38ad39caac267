import type { Answers } from './assess';
import type { AssessmentQuestion } from './questions';
import { exportAssessment, importAssessment } from './state';

/** An earlier result to compare with. */
export interface Earlier {
  answers: Answers;
  generatedAt: Date;
  /** The name of its file; absent if it was kept in this browser. */
  from?: string;
}

const keyOf = (storageKey: string | null | undefined) =>
  storageKey === null ? null : `${storageKey ?? 'advisor-security-assessment'}-earlier`;

/** Keeps a completed assessment in this browser before a new one starts; without storage, until reload. */
export function keepEarlier(
  storageKey: string | null | undefined,
  answers: Answers,
  now: Date,
  questions: readonly AssessmentQuestion[],
): Earlier {
  const key = keyOf(storageKey);
  try {
    if (key !== null) localStorage.setItem(key, exportAssessment(answers, now, questions).json);
  } catch {
    // The frame already says that nothing can be saved.
  }
  return { answers, generatedAt: now };
}

/** The kept assessment, if it still fits the questions. */
export function readEarlier(
  storageKey: string | null | undefined,
  questions: readonly AssessmentQuestion[],
): Earlier | undefined {
  const key = keyOf(storageKey);
  try {
    const text = key === null ? null : localStorage.getItem(key);
    return text === null ? undefined : importAssessment(text, questions);
  } catch {
    return undefined;
  }
}
