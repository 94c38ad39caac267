import { shorten } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import type { AssessmentWords } from './messages/es';
import { questions as ownQuestions, type AssessmentQuestion } from './questions';

/** The chosen option's value by question id. Missing questions are unanswered. */
export type Answers = Readonly<Record<string, string>>;

// ASSESSMENT-4
/** Risk levels by overall score, best first. */
export const riskBands = [
  { from: 80, riskLevel: 'Low Risk' },
  { from: 60, riskLevel: 'Medium Risk' },
  { from: 40, riskLevel: 'High Risk' },
  { from: 0, riskLevel: 'Critical Risk' },
] as const;
export type RiskLevel = (typeof riskBands)[number]['riskLevel'];

// ASSESSMENT-5
/** The standing of a category by score, best first; "Developing" is neither strength nor weakness. */
export const categoryBands = [
  { from: 80, band: 'Strength' },
  { from: 50, band: 'Developing' },
  { from: 0, band: 'Weakness' },
] as const;
export type CategoryBand = (typeof categoryBands)[number]['band'];

// ASSESSMENT-7
/** The result of an assessment. Scores are whole percentages. */
export interface AssessmentResult {
  /** Null if no answered question applies. */
  overallScore: number | null;
  /** By category; without categories that have no applicable answer. */
  categoryScores: Record<string, number>;
  /** Null without a score. */
  riskLevel: RiskLevel | null;
  /** One for each weakness in the same order, or two general ones; without a score, the reason. */
  recommendations: string[];
  /** Categories of 80 or more. */
  strengths: string[];
  /** Categories below 50. */
  weaknesses: string[];
}

/** A weak category, for another tool to act on. */
export interface Weakness {
  category: string;
  /** Whole percent, below 50. */
  score: number;
  recommendation: string;
}

/** The option that excludes a question from the score. */
export const notApplicable = 'not-applicable';

// ASSESSMENT-5
/** The recommendations when no category is weak. */
export const genericRecommendations = [
  'Keep what works, and repeat this assessment every six months.',
  'Have an independent test confirm your answers every year.',
] as const;

/** The only recommendation when nothing could be scored. */
export const noScoreMessage = 'There is no score: no question that you answered applies to you.';

// ASSESSMENT-3, ASSESSMENT-6
/**
 * The result of the answers given so far: the weighted sum over the maximum of the answered questions, rounded to a
 * whole percentage, then banded. Questions that are not applicable do not count.
 *
 * @throws Error for an answer to a question, or with an option, that does not exist
 */
export function assess(answers: Answers, questions: readonly AssessmentQuestion[] = ownQuestions): AssessmentResult {
  const answered = scoreAnswers(answers, questions);
  const overallScore = percentOf(answered);
  const scored = categoriesOf(questions).flatMap((category) => {
    const own = answered.filter(({ question }) => question.category === category);
    const score = percentOf(own);
    return score === null ? [] : [{ category, score, own }];
  });
  const weak = scored.filter(({ score }) => categoryBand(score) === 'Weakness');
  return {
    overallScore,
    categoryScores: Object.fromEntries(scored.map(({ category, score }) => [category, score])),
    riskLevel: overallScore === null ? null : riskLevelOf(overallScore),
    recommendations: recommendations(overallScore, weak),
    strengths: scored.filter(({ score }) => categoryBand(score) === 'Strength').map(({ category }) => category),
    weaknesses: weak.map(({ category }) => category),
  };
}

// ASSESSMENT-4
/** 80 and above Low, 60 and above Medium, 40 and above High, otherwise Critical. */
export function riskLevelOf(overallScore: number): RiskLevel {
  return riskBands.find(({ from }) => overallScore >= from)?.riskLevel ?? 'Critical Risk';
}

// ASSESSMENT-5
/** 80 or more is a strength, below 50 a weakness. */
export function categoryBand(score: number): CategoryBand {
  return categoryBands.find(({ from }) => score >= from)?.band ?? 'Weakness';
}

// ASSESSMENT-8
/** The weaknesses of a result with their scores and recommendations, for the risk matrix. */
export function weaknessDetails({ weaknesses, categoryScores, recommendations }: AssessmentResult): Weakness[] {
  return weaknesses.map((category, index) => ({
    category,
    score: categoryScores[category] ?? 0,
    recommendation: recommendations[index] ?? '',
  }));
}

/** The categories in the order of their first question. */
export function categoriesOf(questions: readonly AssessmentQuestion[]): string[] {
  return [...new Set(questions.map(({ category }) => category))];
}

/** An answer that counts: its points and their maximum, both weighted. */
export interface ScoredAnswer {
  question: AssessmentQuestion;
  points: number;
  maximum: number;
}

/** The applicable answers in the order of the questions. Throws for an answer that does not exist. */
export function scoreAnswers(answers: Answers, questions: readonly AssessmentQuestion[]): ScoredAnswer[] {
  checkAnswers(answers, questions);
  return questions.flatMap((question) => {
    const value = Object.hasOwn(answers, question.id) ? answers[question.id] : notApplicable;
    const option = question.options.find((candidate) => candidate.value === value);
    if (!option || value === notApplicable) return [];
    const best = Math.max(...question.options.map(({ score }) => score));
    return [{ question, points: question.weight * option.score, maximum: question.weight * best }];
  });
}

/** The answers that could gain points, biggest gain first. */
export function improvable(answered: readonly ScoredAnswer[]): ScoredAnswer[] {
  const gain = ({ points, maximum }: ScoredAnswer) => maximum - points;
  return answered.filter(gain).toSorted((a, b) => gain(b) - gain(a));
}

/** Throws an Error that names the first answer that no question offers. */
export function checkAnswers(answers: Answers, questions: readonly AssessmentQuestion[]): void {
  for (const [id, value] of Object.entries(answers)) {
    const question = questions.find((candidate) => candidate.id === id);
    if (!question)
      throw new InputError<AssessmentWords>('answers has the unknown question "{id}".', { id: shorten(id, 40) });
    if (question.options.some((option) => option.value === value)) continue;
    const values = question.options.map((option) => option.value).join(', ');
    throw new InputError<AssessmentWords>('answers.{id} must be one of {values}, but is "{value}".', {
      id,
      values,
      value: shorten(String(value), 40),
    });
  }
}

function percentOf(answered: readonly ScoredAnswer[]): number | null {
  const maximum = answered.reduce((sum, answer) => sum + answer.maximum, 0);
  const points = answered.reduce((sum, answer) => sum + answer.points, 0);
  return maximum > 0 ? Math.round((points * 100) / maximum) : null;
}

function recommendations(
  overallScore: number | null,
  weak: readonly { category: string; own: readonly ScoredAnswer[] }[],
): string[] {
  if (overallScore === null) return [noScoreMessage];
  if (weak.length === 0) return [...genericRecommendations];
  return weak.map(({ category, own }) => {
    const steps = improvable(own).map(({ question }) => question.nextStep);
    return `${category}: ${steps.join(' ')}`;
  });
}
