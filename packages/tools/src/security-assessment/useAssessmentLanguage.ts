import { useLanguage } from '@advisor/ui/language';
import type { AssessmentLanguage } from './words';

/** The texts and formats of the assessment, in the current language. */
export const useAssessmentLanguage = (): AssessmentLanguage => useLanguage() as AssessmentLanguage;
