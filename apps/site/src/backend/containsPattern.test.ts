import { expect, it } from 'vitest';
import { containsPattern } from './containsPattern';

it.each([
  ['soup', '%soup%'],
  ['50%', String.raw`%50\%%`],
  ['a_b', String.raw`%a\_b%`],
  ['a\\b', String.raw`%a\\b%`],
  ['*', '%_%'],
  ['a,b).or("', '%a,b).or("%'],
])('what contains %j fits %j', (text, pattern) => expect(containsPattern(text)).toBe(pattern));
