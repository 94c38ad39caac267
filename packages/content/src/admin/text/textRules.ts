import { hasControlCharacters, messages } from '@advisor/ui/forms';
import { completeWebAddress, hasVisibleCharacter, isWebAddress, tidyText, type TextKind } from '@advisor/ui/text';
import { string } from 'yup';

/** A single-line text of the owner, normalised, of at most `limit` characters. Same rules as in the database. */
export const line = (limit: number) => limited(limit, 'line');

/** A multi-line text. */
export const text = (limit: number) => limited(limit, 'text');

/** An optional web address, completed with https://. */
export const webAddress = limited(2048, 'code')
  .transform((value: unknown) => (typeof value === 'string' ? completeWebAddress(value) : value))
  .test('address', messages.url, (value) => !value || isWebAddress(value));

/** Normalises a text for storage. */
export function tidied(kind: TextKind) {
  return string().transform((value: unknown) => (typeof value === 'string' ? tidyText(value, kind) : value));
}

function limited(limit: number, kind: TextKind) {
  return tidied(kind)
    .test('short', (value = '', { createError }) =>
      value.length <= limit ? true : createError({ message: messages.shorten(limit, value.length) }),
    )
    .test('visible', messages.nothingVisible, (value) => !value || hasVisibleCharacter(value))
    .test('typed', messages.controlCharacters, (value) => !value || !hasControlCharacters(value, kind === 'text'));
}
