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

  const x = (length: number) => 'x'.repeat(length);
  const unseen = ['\u200b\u3164', '\u2800', '\ufe0f', ' \u3164 '];
  const counts = [
    [null, 0, 100_000],
    [-1, 1.5, Number.NaN, 100_001, 'some'],
  ] as const;
  const addresses = ['', 'https://example.com/a.png', 'example.com/a.png', own];
  const others = { image_url: { image_alt: 'Soup' }, image_alt: { image_url: own } } as Record<string, object>;
  const cases: [field: string, right: readonly unknown[], wrong: readonly unknown[]][] = [
    ['title', [` ${x(200)} `], ['', '   ', x(201), 'Half \ud83c', 'a\nb', ...unseen]],
    ['description', ['', 'a\nb', x(2000)], [x(2001), 'Half \ud83c', ...unseen]],
    [
      'ingredients',
      [`${x(300)}\n`.repeat(200)],
      ['', ' \n\t\n', x(301), 'x\n'.repeat(201), 'x\n\u3164', 'a \udf89', ...unseen],
    ],
    ['instructions', ['a\nb', x(20_000)], ['', ' ', x(20_001), 'a\udf89', ...unseen]],
    ['category', ['', `${x(100)}\u200b`], [x(101), 'a\nb', '\ud83c', ...unseen]],
    ['prep_time', ...counts],
    ['cook_time', ...counts],
    ['servings', ...counts],
    ['difficulty', ['easy', 'medium', 'hard'], ['impossible', '', 'Easy', null]],
    ['image_url', addresses, ['ftp://example.com/a.png', 'javascript:alert(1)', own.replace('.jpg', '.svg')]],
    ['image_alt', [x(200)], ['', ' \u200b ', x(201), 'a\nb']],
  ];

  it.each(cases)('takes and refuses in the field %s what the table does', async (field, right, wrong) => {
    const outcome = async (value: unknown) => [value, await refused({ ...others[field], [field]: value })];
    for (const value of right) expect(await outcome(value)).toEqual([value, undefined]);
    for (const value of wrong) expect(await outcome(value)).toEqual([value, field]);
  });

  it('has a case for every field', () =>
    expect(cases.map(([field]) => field)).toEqual(expect.arrayContaining(Object.keys(recipeSchema.fields))));
});
