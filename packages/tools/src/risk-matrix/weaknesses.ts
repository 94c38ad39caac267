import { cutText } from '@advisor/ui/text';
import type { Weakness } from '../handover/weakness';
import { maxCharacters, newDraft, type RiskDraft } from './document';

export type { Weakness };

// RISK-13
/**
 * Weaknesses of a security assessment as drafts of risks. Below 25 percent the probability is High, otherwise Medium. The
 * impact is a new risk's default: only the visitor knows what an incident would cost.
 */
export function draftsFromWeaknesses(weaknesses: readonly Weakness[]): RiskDraft[] {
  return weaknesses.map(({ category, score, recommendation }) => ({
    ...newDraft(),
    title: cutText(`Weak ${category.trim()}`, maxCharacters.title),
    description: cutText(
      `The security assessment gave ${category.trim()} ${Math.round(score)} percent.`,
      maxCharacters.description,
    ),
    category: 'Cybersecurity',
    probability: score < 25 ? 'High' : 'Medium',
    mitigation: cutText(recommendation.trim(), maxCharacters.mitigation),
  }));
}
