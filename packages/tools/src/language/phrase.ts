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

/** Why the site refused what it was handed: the `reason` of what it throws, a sentence for the visitor. */
export function reasonOfSite(error: unknown): Phrase | undefined {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  return typeof reason === 'string' && reason !== '' ? { text: '{reason}', values: { reason } } : undefined;
}

/** Why something failed, as a sentence for the visitor. What a browser, a library or the site says goes to the console. */
export function reasonOf(error: unknown): Phrase {
  if (error instanceof InputError) return error;
  console.error(error);
  return phrase('Something in this tool failed: check your connection, then try again.');
}
