import { hasControlCharacters, messages } from '@advisor/ui/forms';
import { completeWebAddress, hasVisibleCharacter, isWebAddress, tidyText, type TextKind } from '@advisor/ui/text';
import { string } from 'yup';

/** A line of the owner's, tidied, of at most `limit` characters. The database has the same rules. */
export const line = (limit: number) => limited(limit, 'line');

/** Text of several lines. */
export const text = (limit: number) => limited(limit, 'text');

/** A web address that may be left out, made whole with https://. */
export const webAddress = limited(2048, 'code')
  .transform((value: unknown) => (typeof value === 'string' ? completeWebAddress(value) : value))
  .test('address', messages.url, (value) => !value || isWebAddress(value));

/** A text as it is stored. */
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
