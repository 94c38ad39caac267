import { tidyText } from '@advisor/ui/text';

// TOOL-16
/**
 * An error for each text that is longer than its limit, in characters as fields count them: without blanks around it and
 * invisible characters.
 */
export function lengthErrors<Name extends string>(
  texts: Readonly<Partial<Record<NoInfer<Name>, string>>>,
  limits: Readonly<Record<Name, number>>,
): Partial<Record<Name, string>> {
  const errors = (Object.keys(limits) as Name[]).flatMap((name) => {
    const text: string = texts[name] ?? '';
    const length = text.length > limits[name] ? tidyText(text, 'text').length : 0;
    const field = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return length > limits[name] ? [[name, `Shorten the ${field} from ${length} to ${limits[name]} characters.`]] : [];
  });
  return Object.fromEntries(errors) as Partial<Record<Name, string>>;
}

/** A text to store: without blanks around it, and without invisible characters where it is too long with them. */
export function fitText(text: string, limit: number): string {
  const trimmed = text.trim();
  return trimmed.length > limit ? tidyText(trimmed, 'text') : trimmed;
}
