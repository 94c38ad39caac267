import { formatCount } from '../text/formatCount';

/**
 * A message with values. Its English text, with placeholders in braces (`{count} left`), is also the key for
 * translations.
 */
export interface Phrase {
  text: string;
  values?: MessageValues | undefined;
}

/** The value of a placeholder: a number in the language's format, a text verbatim, or another message. */
export type MessageValues = Readonly<Record<string, string | number | Phrase>>;

/** Formats a message, by default in English. */
export type Translate = (text: string, values?: MessageValues) => string;

/** A message with its values filled in. */
export function fillMessage(
  text: string,
  values?: MessageValues,
  translate: Translate = fillMessage,
  formatNumber: (value: number) => string = formatCount,
): string {
  return values
    ? text.replace(/\{(\w+)\}/g, (place, name: string) => {
        const value = values[name] ?? place;
        if (typeof value === 'object') return translate(value.text, value.values);
        return typeof value === 'number' ? formatNumber(value) : value;
      })
    : text;
}
