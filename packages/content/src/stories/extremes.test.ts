import { expect, it } from 'vitest';
import type { InferType } from 'yup';
import { collections, type Field } from '../collections';
import { entry, field } from '../collections/field';
import { least, longest } from './extremes';

it.each(collections.map((each) => [each.name, each] as const))(
  'the least and the longest of an entry of %s fit its schema; the longest is longer than the entry, and the least is not',
  async (_name, { schema, entries }) => {
    for (const each of Object.values(entries)) {
      const [few, long] = [least(schema as Field<unknown>, each), longest(schema as Field<unknown>, each)];
      expect(JSON.stringify(few).length).toBeLessThanOrEqual(JSON.stringify(each).length);
      expect(JSON.stringify(long).length).toBeGreaterThan(JSON.stringify(each).length);
      await schema.validate(few);
      await schema.validate(long);
    }
  },
);

const point = field.text({ label: 'Point', max: 20 });
const paper = entry({
  title: field.text({ label: 'Title', max: 20 }),
  note: field.text({ label: 'Note', max: 20, optional: true }),
  file: field.file({ label: 'File' }),
  points: field.list({ label: 'Points', of: point, min: 2 }),
  sources: field.list({ label: 'Sources', of: point, optional: true }),
});
type Paper = InferType<typeof paper>;
const plain: Paper = { title: 'A paper', file: null, points: ['One', 'Two'] };

it('the least has nothing that is optional, no file, and as few items as its lists may have', () => {
  const whole: Paper = {
    title: 'A paper',
    note: 'A note',
    file: 'https://files.example.com/paper.pdf',
    points: ['One', 'Two', 'Three'],
    sources: ['A book'],
  };
  expect(least(paper, whole)).toEqual(plain);
});

it('an entry without any of these is its own least', () => {
  expect(least(paper, plain)).toBe(plain);
});
