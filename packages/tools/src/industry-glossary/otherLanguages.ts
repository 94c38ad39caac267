import { createLanguage } from '@advisor/ui/language';
import { termsInLanguage } from './inLanguage';
import { es } from './messages/es';
import { terms as ownersTerms } from './terms';

/** The standard terms in every language. */
export const terms = [...ownersTerms, ...termsInLanguage(ownersTerms, createLanguage('es', es).tell)];
