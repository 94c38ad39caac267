import type { GlossaryTerm } from './document';
import type { Teller } from './words';

/** The standard terms in the language of `tell`. Categories stay as they are: they are values, told where they are shown. */
export function termsInLanguage(terms: readonly GlossaryTerm[], tell: Teller['tell']): GlossaryTerm[] {
  const say = (text: string) => tell({ text });
  return terms.map((term) => ({
    ...term,
    term: say(term.term),
    definition: say(term.definition),
    examples: term.examples.map(say),
    relatedTerms: term.relatedTerms.map(say),
  }));
}
