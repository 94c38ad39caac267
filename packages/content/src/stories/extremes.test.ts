import { expect, it } from 'vitest';
import { collections, type Field } from '../collections';
import { least, longest } from './extremes';

it.each(collections.map((each) => [each.name, each] as const))(
  'the least and the longest of an entry of %s fit its schema, and are shorter and longer than those that ship',
  async (_name, { schema, entries }) => {
    const lengthOf = (entry: unknown) => JSON.stringify(entry).length;
    for (const entry of Object.values(entries)) {
      const [few, long] = [least(schema as Field<unknown>, entry), longest(schema as Field<unknown>, entry)];
      expect(lengthOf(few)).toBeLessThanOrEqual(lengthOf(entry));
      expect(lengthOf(long)).toBeGreaterThan(lengthOf(entry));
      await schema.validate(few);
      await schema.validate(long);
    }
  },
);
