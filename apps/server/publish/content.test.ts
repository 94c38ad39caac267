import { expect, it } from 'vitest';
import { digestOf } from './content.ts';

const entry = { collection: 'talks', key: 'one', position: 1, data: { title: 'One' } };

it.each([
  ['collection', { collection: 'papers' }],
  ['key', { key: 'two' }],
  ['place in its list', { position: 2 }],
  ['content', { data: { title: 'Two' } }],
])('an entry with another %s is another state of the content, which is rendered anew', (_what, change) => {
  expect(digestOf([{ ...entry, ...change }])).not.toBe(digestOf([entry]));
});
