import { useLanguage } from '@advisor/ui/language';
import type { RiskLanguage } from './words';

/** The words and formats of the matrix, in the language around a component. */
export const useRiskLanguage = (): RiskLanguage => useLanguage() as RiskLanguage;
