import type { Catalog, TextOf } from '@advisor/ui/language';
import type { MessageValues, Phrase } from '@advisor/ui/language/message';
import type { ToolWords } from './es';
import { InputError } from './InputError';

/** A message whose text all languages must have. */
export const phrase = <Words extends Catalog = ToolWords>(
  text: NoInfer<TextOf<Words>>,
  values?: MessageValues,
): Phrase => ({
  text,
  values,
});

/** An error's message as a sentence: ours is translated, a browser's unchanged. */
export function reasonOf(error: unknown): Phrase {
  if (error instanceof InputError) return error;
  const text = error instanceof Error ? error.message : String(error);
  // Browsers' errors end without a period.
  return { text: text.replace(/[^.!?]$/, '$&.') };
}
