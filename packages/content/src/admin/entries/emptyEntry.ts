import slugify from '@sindresorhus/slugify';
import type { FieldNode } from './fieldTree';

/**
 * What a form for a new value begins with: the required fields, blank, and as many items as a list needs at least. It does
 * not fit its schema until they are filled in.
 */
export function emptyValue(field: FieldNode): unknown {
  switch (field.control) {
    case 'group':
      return Object.fromEntries(
        field.fields.flatMap((each) => {
          const value = isLeftOut(each) ? undefined : emptyValue(each);
          return value === undefined ? [] : [[each.name, value]];
        }),
      );
    case 'list':
      return Array.from({ length: Math.max(field.min ?? 0, 0) }, () => field.item && emptyValue(field.item));
    case 'file':
      return null;
    case 'number':
      return undefined;
    case 'picture':
      return { file: '', alt: '' };
    default:
      return '';
  }
}

const isLeftOut = ({ required, control }: FieldNode) => !required && control !== 'file';

/** An entry with one field changed. A field that is left blank and is not required is left out. */
export function withField(
  entry: Readonly<Record<string, unknown>>,
  field: FieldNode,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const { [field.name]: _before, ...others } = entry;
  if (value === undefined || (isLeftOut(field) && isBlank(value))) return others;
  return { ...entry, [field.name]: value };
}

const isBlank = (value: unknown) =>
  value === '' || value === null || Number.isNaN(value) || (Array.isArray(value) && value.length === 0);

/**
 * A free key for a new entry, made of the words of its title in Latin letters: `brambles-farm`, or `brambles-farm-2` if that
 * is taken. `kind` is for a title that cannot be written in them.
 */
export function newKey(title: string, isTaken: (key: string) => boolean, kind = 'entry'): string {
  // NFKC also parts ligatures, and narrows what input methods write in full width.
  const base = slugify(title.normalize('NFKC'), { decamelize: false }).slice(0, 60).replace(/-$/, '') || kind;
  if (!isTaken(base)) return base;
  for (let count = 2; ; count++) if (!isTaken(`${base}-${count}`)) return `${base}-${count}`;
}
