import type { GlossaryTerm } from './document';
import type { Translator } from './words';

/** The standard terms in the language of `tell`. Categories stay as they are: they are values, told where they are shown. */
export function termsInLanguage(terms: readonly GlossaryTerm[], tell: Translator['tell']): GlossaryTerm[] {
  const translate = (text: string) => tell({ text });
  return terms.map((term) => ({
    ...term,
    term: translate(term.term),
    definition: translate(term.definition),
    examples: term.examples.map(translate),
    relatedTerms: term.relatedTerms.map(translate),
  }));
}
