import { assess, improvable, scoreAnswers, type Answers, type AssessmentResult } from './assess';
import { questions as ownQuestions, type AssessmentQuestion } from './questions';

/** A question that could gain points. */
export interface Fix {
  questionId: string;
  category: string;
  nextStep: string;
  cisControl: string;
  /** The whole percentage points that the best answer adds to the overall score. */
  gain: number;
  /** The overall score after this fix alone. */
  scoreAfter: number;
}

// ASSESSMENT-8
/** The `limit` fixes that gain most, biggest first; equal ones in the order of the questions. */
export function nextFixes(
  answers: Answers,
  questions: readonly AssessmentQuestion[] = ownQuestions,
  limit: number = 3,
): Fix[] {
  const { overallScore } = assess(answers, questions);
  if (overallScore === null) return [];
  return improvable(scoreAnswers(answers, questions))
    .slice(0, limit)
    .map(({ question }) => {
      const best = question.options.reduce((a, b) => (b.score > a.score ? b : a));
      const scoreAfter = assess({ ...answers, [question.id]: best.value }, questions).overallScore ?? overallScore;
      const { id: questionId, category, nextStep, cisControl } = question;
      return { questionId, category, nextStep, cisControl, gain: scoreAfter - overallScore, scoreAfter };
    });
}

/** A category then and now; null where it has no score. */
export interface CategoryChange {
  category: string;
  before: number | null;
  after: number | null;
  /** Percentage points; null if either has no score. */
  change: number | null;
}

/** Two results of the same questions. */
export interface AssessmentComparison {
  overall: Omit<CategoryChange, 'category'>;
  /** The categories of both results, those of the later one first. */
  categories: CategoryChange[];
}

// ASSESSMENT-8
/** What changed since an earlier result. */
export function compareAssessments(earlier: AssessmentResult, later: AssessmentResult): AssessmentComparison {
  const names = new Set([...Object.keys(later.categoryScores), ...Object.keys(earlier.categoryScores)]);
  return {
    overall: changeOf(earlier.overallScore, later.overallScore),
    categories: [...names].map((category) => ({
      category,
      ...changeOf(earlier.categoryScores[category] ?? null, later.categoryScores[category] ?? null),
    })),
  };
}

function changeOf(before: number | null, after: number | null): Omit<CategoryChange, 'category'> {
  return { before, after, change: before === null || after === null ? null : after - before };
}
