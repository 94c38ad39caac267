import { hasVisibleCharacter, type MessageValues } from '@advisor/ui/text';
import { slugOf } from '../share-state/slug';
import { fitText, lengthErrors } from '../text-limit';
import { english, type GlossaryText, type Translator } from './words';
import { categories, maxCharacters, maxListed, readTerms, type GlossaryTerm, type TermCategory } from './document';

// GLOSSARY-5
/** The fields of the submit dialog as they are typed. */
export interface TermDraft {
  term: string;
  abbreviation: string;
  category: TermCategory | '';
  definition: string;
  /** Separated by commas. */
  examples: string;
}

// GLOSSARY-5
/**
 * An error message for each invalid field. All but abbreviation and examples are required.
 *
 * @param language what tells the messages: by default in English
 */
export function validateTerm(
  draft: TermDraft,
  { tell }: Translator = english,
): Partial<Record<keyof TermDraft, string>> {
  const translate = (text: GlossaryText, values?: MessageValues) => tell({ text, values });
  const errors: Partial<Record<keyof TermDraft, string>> = {};
  if (!hasVisibleCharacter(draft.term)) errors.term = translate('Enter the term.');
  if (!hasVisibleCharacter(draft.definition)) errors.definition = translate('Say what the term means.');
  if (!categories.some((category) => category === draft.category)) errors.category = translate('Choose a category.');
  const examples = splitExamples(draft.examples);
  if (examples.length > maxListed)
    errors.examples = translate('Give at most {limit} examples: these are {count}.', {
      limit: maxListed,
      count: examples.length,
    });
  else if (examples.some(({ length }) => length > maxCharacters.example))
    errors.examples = translate('Shorten each example to {limit} characters.', { limit: maxCharacters.example });
  return { ...errors, ...lengthErrors(draft, maxCharacters, translate) };
}

/** The submitted term with an id that no term of `others` has. Throws the first error message of an invalid draft. */
export function termFromDraft(draft: TermDraft, others: readonly GlossaryTerm[]): GlossaryTerm {
  const [error] = Object.entries(validateTerm(draft));
  if (error) throw new Error(`${error[0]}: ${error[1]}`);
  const taken = new Set(others.map(({ id }) => id));
  const slug = slugOf(draft.term) || 'term';
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  const text = (field: 'term' | 'abbreviation' | 'definition') => fitText(draft[field], maxCharacters[field]);
  const abbreviation = text('abbreviation');
  const entry: GlossaryTerm = {
    id,
    term: text('term'),
    ...(abbreviation && { abbreviation }),
    definition: text('definition'),
    category: draft.category,
    examples: splitExamples(draft.examples),
    relatedTerms: [],
  };
  return readTerms([entry], 'terms')[0]!;
}

// GLOSSARY-5
/** The examples in a comma-separated text. */
export function splitExamples(text: string): string[] {
  return text
    .split(',')
    .map((example) => example.trim())
    .filter((example) => example !== '');
}
