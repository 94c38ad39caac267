import { useLanguage } from '@advisor/ui/language';
import type { GlossaryLanguage } from './words';

/** The texts and formats of the glossary, in the current language. */
export const useGlossaryLanguage = (): GlossaryLanguage => useLanguage() as GlossaryLanguage;
