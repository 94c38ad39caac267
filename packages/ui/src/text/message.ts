import { formatCount } from './formatCount';

/**
 * A message with values. Its English text, with names in braces (`{count} left`), is also the key under which languages have
 * their own.
 */
export interface Phrase {
  text: string;
  values?: MessageValues | undefined;
}

/** What stands in the place of a name: a number in the language's format, a text as it is, or another message. */
export type MessageValues = Readonly<Record<string, string | number | Phrase>>;

/** Writes a message: by default in English. */
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
