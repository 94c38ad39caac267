import { useLanguage } from '@advisor/ui/language';
import type { RiskLanguage } from './words';

/** The texts and formats of the matrix, in the current language. */
export const useRiskLanguage = (): RiskLanguage => useLanguage() as RiskLanguage;
