import type { PartnerInput } from './input';
import { components, type ComponentId } from './rules';
import { rawScore, scorePartner, type Scorecard } from './score';

export const minPartners = 2;
export const maxPartners = 4;

/** Two to four partners side by side. */
export interface PartnerComparison {
  /** In the order of the inputs. */
  scorecards: Scorecard[];
  /** Indices of the inputs, best first: by overall score, then raw points, then input order. */
  ranking: number[];
  /** Indices of the inputs with the most points of a component; several if tied. */
  leaders: Record<ComponentId, number[]>;
}

// SCORECARD-12
/**
 * Compares partners.
 *
 * @throws Error for fewer than two or more than four
 */
export function comparePartners(inputs: readonly Partial<PartnerInput>[]): PartnerComparison {
  if (inputs.length < minPartners || inputs.length > maxPartners) {
    throw new Error(`${minPartners} to ${maxPartners} partners can be compared, not ${inputs.length}.`);
  }
  const scorecards = inputs.map((input) => scorePartner(input));
  const ranking = scorecards
    .map((scorecard, place) => ({ place, overall: scorecard.overallScore, raw: rawScore(scorecard.scores) }))
    .toSorted((a, b) => b.overall - a.overall || b.raw - a.raw)
    .map(({ place }) => place);
  const leading = (component: ComponentId) => {
    const points = scorecards.map(({ scores }) => scores[component]);
    const most = Math.max(...points);
    return points.flatMap((value, place) => (value === most ? [place] : []));
  };
  const leaders = Object.fromEntries(components.map(({ id }) => [id, leading(id)])) as PartnerComparison['leaders'];
  return { scorecards, ranking, leaders };
}
