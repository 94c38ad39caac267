import { useLanguage, type Language, type TextOf } from '@advisor/ui/language';
import type { ToolWords } from '../language';
import type { ScorecardWords } from './messages/es';

/** The texts of the scorecard. */
type Words = ToolWords & ScorecardWords;
export type ScorecardText = TextOf<Words>;

/** The texts and formats of the scorecard. */
export type ScorecardLanguage = Language<Words>;

/** The texts and formats of the scorecard, in the current language. */
export const useScorecardLanguage = (): ScorecardLanguage => useLanguage() as ScorecardLanguage;
