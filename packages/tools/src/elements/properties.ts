import { kebab } from '@advisor/ui/theme';
import type { PropertyDeclaration } from './declarations';

/** A property's attribute; undefined for data without one. */
export const attributeOf = (name: string, { kind, attribute }: PropertyDeclaration): string | undefined =>
  attribute ?? (kind === 'data' ? undefined : kebab(name));

/** Parses an attribute; undefined, the default, if it is missing or invalid. */
export function readAttribute({ kind, values }: PropertyDeclaration, text: string | null): unknown {
  if (text === null) return undefined;
  if (kind === 'flag') return text !== 'false';
  if (kind === 'choice') return values?.find((value) => String(value) === text);
  if (kind !== 'number') return text;
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return number >= 0 && number < Infinity ? number : undefined;
}

/** Serializes a value for its attribute; null for none. */
export function writeAttribute({ kind }: PropertyDeclaration, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  // A framework that only sets attributes passes a string.
  if (kind === 'flag') return value === false || value === 'false' ? null : '';
  return String(value);
}
