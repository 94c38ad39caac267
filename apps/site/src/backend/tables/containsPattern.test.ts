import { expect, it } from 'vitest';
import { anyCasePattern, containsPattern } from './containsPattern';

it.each([
  ['soup', '%soup%'],
  ['50%', String.raw`%50\%%`],
  ['a_b', String.raw`%a\_b%`],
  ['a\\b', String.raw`%a\\b%`],
  ['*', '%_%'],
  ['a,b).or("', '%a,b).or("%'],
])('what contains %j fits %j', (text, pattern) => expect(containsPattern(text)).toBe(pattern));

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['a_b%c*@x.y', String.raw`a\_b\%c_@x.y`],
  ['info@MÜLLERÄÖ.example', 'info@M%LLER%.example'],
  ['🎉\ud83c', '%'],
])('%j in any case fits %j', (text, pattern) => expect(anyCasePattern(text)).toBe(pattern));
