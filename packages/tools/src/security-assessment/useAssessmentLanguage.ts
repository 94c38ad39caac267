import { useLanguage } from '@advisor/ui/language';
import type { AssessmentLanguage } from './words';

/** The words and formats of the assessment, in the language around a component. */
export const useAssessmentLanguage = (): AssessmentLanguage => useLanguage() as AssessmentLanguage;
