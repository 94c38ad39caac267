import type { Catalog, TextOf } from '@advisor/ui/language';
import type { MessageValues, Phrase } from '@advisor/ui/text';
import type { ToolWords } from './es';
import { InputError } from './InputError';

/** A message of which languages must have the text. */
export const phrase = <Words extends Catalog = ToolWords>(
  text: NoInfer<TextOf<Words>>,
  values?: MessageValues,
): Phrase => ({
  text,
  values,
});

/** The message of an error as a sentence: one of our own in any language, one of the browser as it is. */
export function reasonOf(error: unknown): Phrase {
  if (error instanceof InputError) return error;
  const text = error instanceof Error ? error.message : String(error);
  // Errors of browsers end without a full stop.
  return { text: text.replace(/[^.!?]$/, '$&.') };
}
