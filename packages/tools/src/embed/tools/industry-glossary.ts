import { IndustryGlossary } from '../../industry-glossary';
import { readTerms } from '../../industry-glossary/document';

export const readers = { terms: readTerms };

export { IndustryGlossary as Tool };
