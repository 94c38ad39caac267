import { describe, expect, it } from 'vitest';
import {
  copyOf,
  onSiteStateOf,
  parseIngredients,
  recipeFacts,
  toRecipeInput,
  toRecipeValues,
  type Recipe,
} from './recipe';

const chowder: Recipe = {
  id: '1',
  title: 'Corn chowder',
  description: null,
  ingredients: ['4 ears of corn', '1 onion'],
  instructions: 'Simmer.',
  prep_time: 15,
  cook_time: null,
  servings: 0,
  difficulty: 'hard',
  category: 'Dinner',
  image_url: null,
  image_alt: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
};

describe('parseIngredients', () => {
  it.each([
    ['one\ntwo', ['one', 'two']],
    ['one\r\ntwo\rthree', ['one', 'two', 'three']],
    ['  one  \n\n \t \n two', ['one', 'two']],
    ['', []],
    [' \n ', []],
  ])('%j gives %j', (text, entries) => expect(parseIngredients(text)).toEqual(entries));
});

describe('the values of the form', () => {
  it('are empty for a new recipe, and its difficulty is easy', () => {
    expect(toRecipeValues()).toMatchObject({
      title: '',
      ingredients: '',
      prep_time: null,
      difficulty: 'easy',
      image_url: '',
      image_alt: '',
    });
  });

  it('come back as the recipe they were made from', () => {
    const { id: _id, created_at: _created, updated_at: _updated, ...input } = chowder;
    expect(toRecipeInput(toRecipeValues(chowder))).toEqual(input);
  });

  it('lose the blanks around them, and become null where nothing is left', () => {
    const values = { ...toRecipeValues(chowder), title: '  Soup ', category: '   ', description: ' Warm ' };
    expect(toRecipeInput(values)).toMatchObject({ title: 'Soup', category: null, description: 'Warm' });
  });
});

it('recipeFacts leaves out what is not known, and keeps a nought', () => {
  expect(recipeFacts(chowder)).toEqual(['15 min preparation', 'serves 0', '2 ingredients']);
});

describe('copyOf', () => {
  it('is the same recipe under another name', () => {
    expect(copyOf(chowder)).toEqual({ ...toRecipeValues(chowder), title: 'Corn chowder (copy)' });
  });

  it('keeps to the length of a title', () => {
    expect(copyOf({ ...chowder, title: 'x'.repeat(200) }).title).toHaveLength(200);
  });
});

it.each([
  [null, '2026-11-01T10:00:00Z', 'off'],
  [undefined, '2026-11-01T10:00:00Z', 'off'],
  ['2026-11-01T10:00:01Z', '2026-11-01T10:00:00.5Z', 'live'],
  ['2026-11-01T10:00:00Z', '2026-11-01T10:00:00.5Z', 'changed'],
  ['2026-11-01T10:00:00.123456+00:00', '2026-11-01T10:00:00.2+00:00', 'changed'],
])('put on the site at %s and changed at %s, a recipe is %s', (live_at, updated_at, state) =>
  expect(onSiteStateOf({ ...chowder, updated_at, ...(live_at !== undefined && { live_at }) })).toBe(state),
);
