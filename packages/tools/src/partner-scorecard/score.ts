import { fillMessage, type Phrase } from '@advisor/ui/text';
import { phrase } from '../language/phrase';
import type { PartnerInput } from './input';
import type { ScorecardWords } from './messages/es';
import { firedRules, type FiredRule } from './fired-rules';
import {
  components,
  concernShare,
  overallCeiling,
  ratingBands,
  strengthShare,
  type ComponentId,
  type Rating,
} from './rules';

/** The evaluation of one partner. */
export interface Scorecard {
  /** 0 to 85. */
  overallScore: number;
  rating: Rating;
  recommendation: string;
  /** Raw points by component, at most 105 in total. Higher is better, also for `riskFactors`. */
  scores: Record<ComponentId, number>;
  strengths: string[];
  concerns: string[];
}

/** The next better rating, and the points it takes. */
export interface NextBand {
  rating: Rating;
  points: number;
}

// SCORECARD-2 to SCORECARD-10
/**
 * The scorecard of a partner. Missing fields count as 0 or empty; numbers become whole and at least 0; unlisted and
 * duplicate choices score nothing.
 */
export function scorePartner(input: Partial<PartnerInput>): Scorecard {
  const rules = firedRules(input);
  const scores = componentScores(rules);
  const overallScore = Math.min(overallCeiling, rawScore(scores));
  const { rating, recommendation } = bandOf(overallScore);
  const { strengths, concerns } = findingsOf(scores, rules);
  const inEnglish = ({ text, values }: Phrase) => fillMessage(text, values);
  return {
    overallScore,
    rating,
    recommendation,
    scores,
    strengths: strengths.map(inEnglish),
    concerns: concerns.map(inEnglish),
  };
}

/** The strengths and concerns of a scorecard, as they can be told in other languages. */
export function findingsOf(scores: Scorecard['scores'], rules: readonly FiredRule[]) {
  const strengths: Phrase[] = [];
  const concerns: Phrase[] = [];
  for (const { id, label, cap } of components) {
    const share = scores[id] / cap;
    const list = share >= strengthShare ? strengths : concerns;
    const values = { component: { text: label }, points: scores[id], cap };
    if (share >= strengthShare || share < concernShare)
      list.push(phrase<ScorecardWords>('{component}: {points} of {cap} points', values));
  }
  for (const { phrase: rule, points } of rules) {
    if (points < 0) concerns.push(phrase<ScorecardWords>('{rule}: {points} points off', { rule, points: -points }));
  }
  return { strengths, concerns };
}

/** The sum of all components before the clamp, out of 105. */
export function rawScore(scores: Scorecard['scores']): number {
  return components.reduce((sum, { id }) => sum + scores[id], 0);
}

// SCORECARD-12
/** "+n to the next band" of an overall score; undefined in the best band. */
export function nextBand(overallScore: number): NextBand | undefined {
  const next = ratingBands.findLast(({ from }) => from > overallScore);
  return next && { rating: next.rating, points: next.from - overallScore };
}

function componentScores(rules: readonly FiredRule[]): Scorecard['scores'] {
  const scores = { businessStability: 0, technicalCapability: 0, marketReach: 0, partnerAlignment: 0, riskFactors: 0 };
  for (const { component, points } of rules) scores[component] += points;
  for (const { id, cap } of components) scores[id] = Math.min(cap, Math.max(0, scores[id]));
  return scores;
}

function bandOf(overallScore: number) {
  // The last band starts at 0.
  return ratingBands.find(({ from }) => overallScore >= from) ?? ratingBands[ratingBands.length - 1]!;
}
