import { useLanguage } from '@advisor/ui/language';
import type { GlossaryLanguage } from './words';

/** The words and formats of the glossary, in the language around a component. */
export const useGlossaryLanguage = (): GlossaryLanguage => useLanguage() as GlossaryLanguage;
