import { describe, expect, it } from 'vitest';
import { toRecipeValues } from './recipe';
import { recipeSchema } from './recipeSchema';

const valid = { ...toRecipeValues(), title: 'Soup', ingredients: 'beans', instructions: 'Simmer.' };

const own = '/storage/v1/object/public/public-files/soup-0f3a5b7c9d1e2f40.jpg';

/** The field that becomes invalid when a valid recipe is changed, if any. */
async function refused(change: object): Promise<string | undefined> {
  return recipeSchema.validate({ ...valid, ...change }).then(
    () => undefined,
    (error: { path: string }) => error.path,
  );
}

describe('recipeSchema', () => {
  it('accepts the least a recipe needs', async () => expect(await refused({})).toBeUndefined());

  it.each([
    ['title', { title: '   ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['ingredients', { ingredients: ' \n\t\n' }],
    ['ingredients', { ingredients: 'x'.repeat(301) }],
    ['ingredients', { ingredients: 'x\n'.repeat(201) }],
    ['instructions', { instructions: '' }],
    ['title', { title: '\u200b\u3164' }],
    ['title', { title: 'Half \ud83c' }],
    ['title', { title: 'Bean\nsoup' }],
    ['ingredients', { ingredients: 'beans\n\u3164' }],
    ['ingredients', { ingredients: 'beans \udf89' }],
    ['instructions', { instructions: '\u2800' }],
    ['category', { category: '\ufe0f' }],
    ['prep_time', { prep_time: -1 }],
    ['cook_time', { cook_time: 1.5 }],
    ['servings', { servings: Number.NaN }],
    ['servings', { servings: 100_001 }],
    ['difficulty', { difficulty: 'impossible' }],
    ['category', { category: 'x'.repeat(101) }],
    ['image_url', { image_url: 'ftp://example.com/a.png' }],
    ['image_url', { image_url: `${own.replace('.jpg', '.svg')}`, image_alt: 'Soup' }],
    ['image_alt', { image_url: own }],
    ['image_alt', { image_url: own, image_alt: ' \u200b ' }],
    ['image_alt', { image_url: own, image_alt: 'x'.repeat(201) }],
  ])('refuses a bad %s: %o', async (field, change) => expect(await refused(change)).toBe(field));

  it.each([
    ['title', { title: ` ${'x'.repeat(200)} ` }],
    ['description', { description: 'x'.repeat(2000) }],
    ['ingredients', { ingredients: `${'x'.repeat(300)}\n`.repeat(200) }],
    ['instructions', { instructions: 'x'.repeat(20_000) }],
    ['servings', { servings: 100_000 }],
    ['category', { category: `${'x'.repeat(100)}\u200b` }],
  ])('accepts the largest %s, and blanks around it', async (_field, change) =>
    expect(await refused(change)).toBeUndefined(),
  );

  it.each([
    { prep_time: 0 },
    { servings: null },
    { difficulty: 'hard' },
    { image_url: 'https://example.com/a.png' },
    { image_url: own, image_alt: 'x'.repeat(200) },
  ])('accepts %o', async (change) => expect(await refused(change)).toBeUndefined());
});
