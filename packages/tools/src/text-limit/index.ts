import { fillMessage, tidyText, wellFormed, type MessageValues } from '@advisor/ui/text';
import type { ToolWords } from '../language/es';

// TOOL-16
/**
 * An error for each text that is longer than its limit, in characters as fields count them: without blanks around it and
 * invisible characters.
 *
 * @param tell what an error is: by default its English text. The words for a field are its name: `action plan`.
 */
export function lengthErrors<Name extends string, Told = string>(
  texts: Readonly<Partial<Record<NoInfer<Name>, string>>>,
  limits: Readonly<Record<Name, number>>,
  tell: (text: keyof ToolWords & typeof tooLong, values: MessageValues) => Told = fillMessage as never,
): Partial<Record<Name, Told>> {
  const errors = (Object.keys(limits) as Name[]).flatMap((name) => {
    const text: string = texts[name] ?? '';
    const length = text.length > limits[name] ? tidyText(text, 'text').length : 0;
    const field = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const values = { field: { text: field }, length: String(length), limit: String(limits[name]) };
    return length > limits[name] ? [[name, tell(tooLong, values)]] : [];
  });
  return Object.fromEntries(errors) as Partial<Record<Name, Told>>;
}

const tooLong = 'Shorten the {field} from {length} to {limit} characters.';

/**
 * A text to store: without blanks around it and halves of characters, which no file keeps, and without invisible characters
 * where it is too long with them.
 */
export function fitText(text: string, limit: number): string {
  const trimmed = wellFormed(text.trim());
  return trimmed.length > limit ? tidyText(trimmed, 'text') : trimmed;
}
