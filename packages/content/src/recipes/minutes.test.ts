import { expect, it } from 'vitest';
import { factsOf, formatMinutes } from './minutes';

it.each([
  [0, '0 min'],
  [25, '25 min'],
  [60, '1 h'],
  [80, '1 h 20 min'],
  [100_000, '1666 h 40 min'],
])('%d minutes are %s', (minutes, words) => expect(formatMinutes(minutes)).toBe(words));

it('says what is known', () => {
  expect(factsOf({ prepTime: 15, cookTime: 90, servings: 4 })).toEqual([
    '15 min preparation',
    '1 h 30 min cooking',
    'serves 4',
  ]);
  expect(factsOf({ prepTime: 0 })).toEqual([]);
});
