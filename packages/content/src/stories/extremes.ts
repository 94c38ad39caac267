import type { Field, FieldMeta } from '../collections/field';

/** What yup describes of a field. */
interface Description {
  meta?: FieldMeta;
  tests?: readonly { name?: string; params?: Record<string, unknown> }[];
  fields?: Record<string, Description>;
  innerType?: Description;
}

/**
 * A card's entry with the least and with the longest words that the owner can enter, for the states of the card. The least is left
 * out if the entry itself has no more.
 */
export function extremes<Prop extends string, Entry>(prop: Prop, schema: Field<Entry>, entry: Entry) {
  const given = (value: Entry) => ({ [prop]: value }) as Record<Prop, Entry>;
  const few = least(schema, entry);
  return {
    ...(few !== entry && { 'Least: only what has to be filled in': given(few) }),
    'Long: each text as long as its field allows': given(longest(schema, entry)),
  };
}

/** An entry without what is optional, and with as few items in its lists as the owner may leave. */
export function least<Entry>(schema: Field<Entry>, entry: Entry): Entry {
  let kept = entry;
  for (const [name, value] of Object.entries(entry as object)) {
    if (value === null) continue;
    const { [name as keyof Entry]: _left, ...rest } = kept;
    const items = Array.isArray(value) ? value : [];
    const smaller = [null, ...items.map((_item, count) => items.slice(0, count))];
    const tried = [rest, ...smaller.map((each) => ({ ...kept, [name]: each }))] as Entry[];
    kept = tried.find((each) => schema.isValidSync(each)) ?? kept;
  }
  return kept;
}

/**
 * A value of a field with each of its texts as long as the owner can enter it, to the last whole word. Texts of a certain form,
 * such as addresses, stay as they are.
 */
export const longest = <Value>(field: Field<Value>, value: Value): Value =>
  lengthened(field.describe() as unknown as Description, value) as Value;

function lengthened({ meta, tests = [], fields, innerType }: Description, value: unknown): unknown {
  if (innerType) return (value as readonly unknown[] | undefined)?.map((item) => lengthened(innerType, item));
  if (fields && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value as object).map(([name, each]) => [name, lengthened(fields[name]!, each)]),
    );
  const isFree =
    ['text', 'textarea', 'richtext'].includes(meta?.control ?? '') && !tests.some(({ name }) => name === 'matches');
  const max = tests.find(({ name }) => name === 'max')?.params?.max;
  return isFree && typeof value === 'string' && typeof max === 'number' ? longText(value, max) : value;
}

const more = ' and so on, for as long as the field allows it,';

/** A text of at most `max` characters that goes on to the last whole word. */
export const longText = (text: string, max: number) =>
  `${text.replace(/\.$/, '')}${more.repeat(Math.ceil(max / more.length))}`.slice(0, max).replace(/,? \S*$/, '.');
