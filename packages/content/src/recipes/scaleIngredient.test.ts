import { describe, expect, it } from 'vitest';
import { readAmount, scaleIngredient } from './scaleIngredient';

describe('an amount', () => {
  it.each([
    ['2 eggs', [2], ' eggs'],
    ['1/2 tsp salt', [0.5], ' tsp salt'],
    ['1⁄2 tsp salt', [0.5], ' tsp salt'],
    ['½ lemon', [0.5], ' lemon'],
    ['1 1/2 cups flour', [1.5], ' cups flour'],
    ['1½ cups flour', [1.5], ' cups flour'],
    ['1 ½ cups flour', [1.5], ' cups flour'],
    ['2–3 cloves garlic', [2, 3], ' cloves garlic'],
    ['2 - 3 cloves garlic', [2, 3], ' cloves garlic'],
    ['2 to 3 cloves garlic', [2, 3], ' cloves garlic'],
    ['½–¾ cup cream', [0.5, 0.75], ' cup cream'],
    ['1.5 kg potatoes', [1.5], ' kg potatoes'],
    ['1,5 kg potatoes', [1.5], ' kg potatoes'],
    ['1,000 g flour', [1000], ' g flour'],
    ['200g butter', [200], 'g butter'],
    ['2x 400 g tins', [2], 'x 400 g tins'],
    ['3, beaten', [3], ', beaten'],
    ['12', [12], ''],
  ])('%s', (text, values, rest) => expect(readAmount(text)).toMatchObject({ values, rest }));

  it.each([
    'Salt',
    'Juice of 1/2 lemon',
    '',
    '00 flour',
    '2-inch piece ginger',
    '5-spice powder',
    '7Up',
    '1st press olive oil',
    '70% chocolate',
    '1/0 cup',
    '0 eggs',
    '0–1 chilies',
    '1.2.3',
    '1/2/3',
    '180°C water',
    '12:30',
    '٣ eggs',
    '1234567 grains',
  ])('is not in “%s”', (text) => expect(readAmount(text)).toBeNull());
});

describe('an ingredient for more or fewer people', () => {
  it.each([
    ['2 eggs', 2, '4 eggs'],
    ['1 egg', 0.5, '½ egg'],
    ['1/3 cup rice', 3, '1 cup rice'],
    ['1 1/2 cups flour', 2, '3 cups flour'],
    ['1 1/2 cups flour', 0.5, '¾ cups flour'],
    ['1½ cups flour', 1.5, '2 ¼ cups flour'],
    ['2–3 cloves garlic', 2, '4–6 cloves garlic'],
    ['2 to 3 cloves garlic', 0.5, '1 to 1 ½ cloves garlic'],
    ['200 g kale', 1.5, '300 g kale'],
    ['25 g butter', 0.5, '12.5 g butter'],
    ['1.2 l stock', 2, '2.4 l stock'],
    ['1,5 kg potatoes', 0.5, '0,75 kg potatoes'],
    ['1–1,5 kg potatoes', 0.5, '0,5–0,75 kg potatoes'],
    ['1,000 g flour', 2, '2000 g flour'],
    ['1 egg', 1 / 7, '0.143 egg'],
    ['1 chicken, about 1.6 kg', 2, '2 chicken, about 1.6 kg'],
    ['Salt', 4, 'Salt'],
    ['2-inch piece ginger', 4, '2-inch piece ginger'],
    ['1 g saffron', 0.001, '0.001 g saffron'],
    ['1 g saffron', 0.00001, '0.001 g saffron'],
  ])('%s times %f', (text, factor, expected) => expect(scaleIngredient(text, factor)).toBe(expected));

  it.each([1, 0, -1, NaN, Infinity])('is as it was written for the factor %f', (factor) =>
    expect(scaleIngredient('1 1/2  cups', factor)).toBe('1 1/2  cups'),
  );
});
