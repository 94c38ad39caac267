import { hasControlCharacters, messages } from '@advisor/ui/forms';
import { hasVisibleCharacter } from '@advisor/ui/text';
import { string } from 'yup';

/** A line of the owner's, trimmed, of at most `limit` characters. The database has the same rules. */
export const line = (limit: number) => limited(limit, false);

/** Text of several lines. */
export const text = (limit: number) => limited(limit, true);

function limited(limit: number, multiline: boolean) {
  return string()
    .trim()
    .max(limit, messages.shorten(limit))
    .test('visible', messages.nothingVisible, (value) => !value || hasVisibleCharacter(value))
    .test('typed', messages.controlCharacters, (value) => !value || !hasControlCharacters(value, multiline));
}
