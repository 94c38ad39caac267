import { cutText, type Phrase } from '@advisor/ui/text';
import type { Weakness } from '../handover/weakness';
import { phrase } from '../language/phrase';
import { maxCharacters, newDraft, type RiskDraft } from './document';
import type { RiskWords } from './messages/es';
import { englishTranslator } from './words';

export type { Weakness };

// RISK-13
/**
 * Weaknesses of a security assessment as drafts of risks. Below 25 percent the probability is High, otherwise Medium. The
 * impact is a new risk's default: only the visitor knows what an incident would cost.
 */
export function draftsFromWeaknesses(
  weaknesses: readonly Weakness[],
  tell: (message: Phrase) => string = englishTranslator,
): RiskDraft[] {
  return weaknesses.map(({ category, score, recommendation }) => ({
    ...newDraft(),
    title: cutText(tell(phrase<RiskWords>('Weak {category}', { category: category.trim() })), maxCharacters.title),
    description: cutText(
      tell(
        phrase<RiskWords>('The security assessment gave {category} {score} percent.', {
          category: category.trim(),
          score: Math.round(score),
        }),
      ),
      maxCharacters.description,
    ),
    category: 'Cybersecurity',
    probability: score < 25 ? 'High' : 'Medium',
    mitigation: cutText(recommendation.trim(), maxCharacters.mitigation),
  }));
}
