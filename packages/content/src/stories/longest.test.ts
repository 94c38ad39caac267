import { expect, it } from 'vitest';
import { collections, type Field } from '../collections';
import { longest } from './longest';

it.each(collections.map((each) => [each.name, each] as const))(
  'the longest texts of an entry of %s are longer than those that ship, and fit its schema',
  async (_name, { schema, entries }) => {
    for (const entry of Object.values(entries)) {
      const long = longest(schema as Field<unknown>, entry);
      expect(JSON.stringify(long).length).toBeGreaterThan(JSON.stringify(entry).length);
      await schema.validate(long);
    }
  },
);
