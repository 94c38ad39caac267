import { expect, it } from 'vitest';
import { fetchText, valueIn } from './fetchData';

it('takes what is under the property in an exported file, and any other value as it is', () => {
  expect(valueIn('{"tool": "x", "events": [1]}', '/a.json', 'events')).toEqual([1]);
  for (const value of [[1], null, { event: [1] }])
    expect(valueIn(JSON.stringify(value), '/a.json', 'events')).toEqual(value);
  expect(valueIn('{}', '/a.json', 'constructor')).toEqual({});
});

it('reports a missing answer, but not to an element that has gone', async () => {
  expect(await fetchText('data:,[1]', new AbortController().signal)).toBe('[1]');
  await expect(fetchText('data:', new AbortController().signal)).rejects.toThrow('There was no answer from data:.');
  await expect(fetchText('data:,[1]', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
