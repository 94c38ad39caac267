import type { SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription, ValidationError } from 'yup';
import type { Control, Field, FieldMeta } from '../../collections/field';

/** A field of an entry, as a form draws it. */
export interface EntryField {
  name: string;
  label: string;
  help?: string;
  control: Control;
  optional: boolean;
  /** The most characters of a text, or entries of a list. */
  max?: number;
  min?: number;
  /** The values of a choice. */
  options?: readonly string[];
  /** The fields of a group. */
  fields?: readonly EntryField[];
  /** What a list holds. */
  item?: EntryField;
}

/** The fields of a schema that the builders of `collections/field.ts` have made, in their order. */
export function entryFields(schema: Field<unknown>): readonly EntryField[] {
  return fieldsIn(schema.describe() as SchemaObjectDescription);
}

const fieldsIn = ({ fields }: SchemaObjectDescription) =>
  Object.entries(fields).map(([name, description]) => fieldOf(name, description as SchemaDescription));

function fieldOf(name: string, description: SchemaDescription): EntryField {
  const { control, help } = description.meta as FieldMeta;
  const bound = (test: string) =>
    description.tests.find((each) => each.name === test)?.params?.[test] as number | undefined;
  const [min, max] = [bound('min'), bound('max')];
  const { innerType } = description as SchemaInnerTypeDescription;
  return {
    name,
    label: description.label ?? name,
    ...(help && { help }),
    control,
    optional: description.optional,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...((control === 'select' || control === 'page') && { options: description.oneOf as string[] }),
    ...(control === 'group' && { fields: fieldsIn(description as SchemaObjectDescription) }),
    ...(control === 'list' && { item: fieldOf('', innerType as SchemaDescription) }),
  };
}

/** What a new entry, or a new item of a list, begins with. */
export function emptyValue({ control, options, fields = [], item, min = 0 }: EntryField): unknown {
  switch (control) {
    case 'group':
      return emptyEntry(fields);
    case 'list':
      return Array.from({ length: min }, () => emptyValue(item!));
    case 'select':
      return options![0];
    case 'number':
      return undefined;
    case 'file':
      return null;
    default:
      return '';
  }
}

/** A new entry: every field that it needs, empty. */
export function emptyEntry(fields: readonly EntryField[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter(({ optional }) => !optional).map((each) => [each.name, emptyValue(each)]));
}

/** What does not fit, by the place of its field, such as `steps[1].title`; in the order of the fields. */
export function entryErrors(schema: Field<unknown>, value: unknown): ReadonlyMap<string, string> {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return new Map();
  } catch (error) {
    const { inner, path, message } = error as ValidationError;
    const found = new Map<string, string>();
    for (const each of inner.length > 0 ? inner : [{ path, message, type: '' }]) {
      const place = each.path ?? '';
      // An empty text is also too short.
      if (!found.has(place) || each.type === 'required') found.set(place, each.message);
    }
    return found;
  }
}

/** The name of a value in lists: its first text. */
export function titleIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  for (const each of Object.values(value)) if (typeof each === 'string' && each.trim() !== '') return each;
  return '';
}

/** A difference between two versions of an entry. */
export interface Difference {
  /** The labels on the way to it: "Highlights, 2". */
  place: string;
  before: string;
  after: string;
}

/** What differs between two versions, field by field. */
export function differences(fields: readonly EntryField[], before: unknown, after: unknown): readonly Difference[] {
  return fields.flatMap((each) =>
    differencesOf(each, each.label, valueAt(before, each.name), valueAt(after, each.name)),
  );
}

const valueAt = (value: unknown, name: string) => (value as Record<string, unknown> | null | undefined)?.[name];

function differencesOf(field: EntryField, place: string, before: unknown, after: unknown): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (field.control === 'group' && before && after)
    return field.fields!.flatMap((each) =>
      differencesOf(each, `${place}, ${each.label}`, valueAt(before, each.name), valueAt(after, each.name)),
    );
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, index) =>
      differencesOf(field.item!, `${place}, ${index + 1}`, before[index] as unknown, after[index] as unknown),
    ).flat();
  return [{ place, before: textOf(before), after: textOf(after) }];
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'object'
    ? Object.values(value).map(textOf).filter(Boolean).join(' · ')
    : JSON.stringify(value);
}
