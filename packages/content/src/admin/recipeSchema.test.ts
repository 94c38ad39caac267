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

  const [longTitle, longIngredients] = ['x'.repeat(200), `${'x'.repeat(300)}\n`.repeat(200)];
  const unseen = ['\u200b\u3164', '\u2800', '\ufe0f', ' \u3164 '];
  const counts = { right: [null, 0, 100_000], wrong: [-1, 1.5, Number.NaN, 100_001, 'some'] };
  const cases: [field: string, values: { right: unknown[]; wrong: unknown[] }, others?: object][] = [
    [
      'title',
      {
        right: [` ${longTitle} `],
        wrong: ['', '   ', `${longTitle}x`, 'Half \ud83c', 'a\nb', ...unseen],
      },
    ],
    ['description', { right: ['', 'a\nb', 'x'.repeat(2000)], wrong: ['x'.repeat(2001), 'Half \ud83c', ...unseen] }],
    [
      'ingredients',
      {
        right: [longIngredients],
        wrong: ['', ' \n\t\n', 'x'.repeat(301), 'x\n'.repeat(201), 'beans\n\u3164', 'a \udf89', ...unseen],
      },
    ],
    [
      'instructions',
      { right: ['a\nb', 'x'.repeat(20_000)], wrong: ['', ' ', 'x'.repeat(20_001), 'a\udf89', ...unseen] },
    ],
    ['category', { right: ['', `${'x'.repeat(100)}\u200b`], wrong: ['x'.repeat(101), 'a\nb', '\ud83c', ...unseen] }],
    ['prep_time', counts],
    ['cook_time', counts],
    ['servings', counts],
    ['difficulty', { right: ['easy', 'medium', 'hard'], wrong: ['impossible', '', 'Easy', null] }],
    [
      'image_url',
      {
        right: ['', 'https://example.com/a.png', 'example.com/a.png', own],
        wrong: ['ftp://example.com/a.png', 'javascript:alert(1)', own.replace('.jpg', '.svg')],
      },
      { image_alt: 'Soup' },
    ],
    ['image_alt', { right: [longTitle], wrong: ['', ' \u200b ', `${longTitle}x`, 'a\nb'] }, { image_url: own }],
  ];

  it.each(cases)('takes and refuses in the field %s what the table does', async (field, { right, wrong }, others) => {
    for (const value of right)
      expect([value, await refused({ ...others, [field]: value })]).toEqual([value, undefined]);
    for (const value of wrong) expect([value, await refused({ ...others, [field]: value })]).toEqual([value, field]);
  });

  it('has a case for every field', () =>
    expect(cases.map(([field]) => field)).toEqual(expect.arrayContaining(Object.keys(recipeSchema.fields))));
});
