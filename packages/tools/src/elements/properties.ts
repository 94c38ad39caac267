import { kebab } from '@advisor/ui/theme';
import type { PropertyDeclaration } from './declarations';

/** The attribute of a property; undefined for data that has none. */
export const attributeOf = (name: string, { kind, attribute }: PropertyDeclaration): string | undefined =>
  attribute ?? (kind === 'data' ? undefined : kebab(name));

/** The value that the text of an attribute stands for; undefined, the default, without one or for a text that is none. */
export function readAttribute({ kind, values }: PropertyDeclaration, text: string | null): unknown {
  if (text === null) return undefined;
  if (kind === 'flag') return text !== 'false';
  if (kind === 'choice') return values?.find((value) => String(value) === text);
  if (kind !== 'number') return text;
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return number >= 0 && number < Infinity ? number : undefined;
}

/** The text of the attribute for a value; null for none. */
export function writeAttribute({ kind }: PropertyDeclaration, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  // A framework that knows attributes alone gives a text.
  if (kind === 'flag') return value === false || value === 'false' ? null : '';
  return String(value);
}
