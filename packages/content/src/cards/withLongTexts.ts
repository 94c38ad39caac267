import type { ArraySchema, ObjectSchema, Schema } from 'yup';
import { fieldTree } from '../admin/entries/fieldTree';

/** A text that is continued with its own words. */
function lengthened(text: string, max: number): string {
  const words = text.split(' ');
  let long = text;
  for (let next = 0; long.length + 1 + words[next % words.length]!.length <= max; next++)
    long += ` ${words[next % words.length]}`;
  return long;
}

function longOf(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { innerType } = schema as ArraySchema<unknown[] | undefined, unknown>;
    return value.map((item) => longOf(innerType as Schema, item));
  }
  if (typeof value === 'object' && value !== null) {
    const { fields } = schema as ObjectSchema<object>;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, longOf(fields[name as never] as Schema, each)]),
    );
  }
  const { max } = fieldTree(schema);
  const long = typeof value === 'string' && max ? lengthened(value, max) : value;
  // A duration, an address or a choice is not any text.
  return schema.isValidSync(long) ? long : value;
}

/** An entry whose texts are as long as the owner may write them, for stories. */
export const withLongTexts = <Entry>(schema: Schema<Entry>, entry: Entry) => longOf(schema, entry) as Entry;
