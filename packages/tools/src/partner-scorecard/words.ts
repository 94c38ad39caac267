import { useLanguage, type Language, type TextOf } from '@advisor/ui/language';
import type { ToolWords } from '../language';
import type { ScorecardWords } from './messages/es';

/** The texts that the scorecard may use. */
type Words = ToolWords & ScorecardWords;
export type ScorecardText = TextOf<Words>;

/** The words and formats of the scorecard. */
export type ScorecardLanguage = Language<Words>;

/** The words and formats of the scorecard, in the language around a component. */
export const useScorecardLanguage = (): ScorecardLanguage => useLanguage() as ScorecardLanguage;
