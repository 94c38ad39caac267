import { expect, signInAsOwner, test } from '../fixtures.ts';

test.describe('a long catalogue', () => {
  // The browser reports the page that is not there.
  test.use({ expectedErrors: ['status of 416'] });

  test('is searched, sorted and paged on the server', async ({ page, site }) => {
    // More than the data API returns at once.
    const added = Array.from({ length: 1210 }, (_, index) => ({
      title: `Long list ${String(index + 1).padStart(4, '0')}`,
      ingredients: ['patience'],
      instructions: 'Wait.',
      category: index === 0 ? '50% off_menu, "daily" (a)' : 'Bulk',
    }));
    const { error } = await site.service.from('recipes').insert(added);
    expect(error).toBeNull();
    await signInAsOwner(page, site, '/admin/recipes?search=long+list&sort=title&size=12');
    await expect(page.getByText('1,210 recipes found for “long list”')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(12);
    await expect(page.getByRole('rowheader').first()).toContainText('Long list 0001');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('rowheader').first()).toContainText('Long list 0013');
    await page.reload();
    await expect(page.getByRole('rowheader').first()).toContainText('Long list 0013');
    await page.getByRole('combobox', { name: 'On a page' }).selectOption('96');
    await expect(page.getByRole('rowheader')).toHaveCount(96);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest first');
    await expect(page.getByRole('rowheader').first()).toContainText('Long list');

    // What LIKE and the data API have a meaning for is searched as it is.
    const search = page.getByRole('searchbox');
    for (const [text, found] of [
      ['50%', 1],
      ['5%f', 0],
      ['off_menu', 1],
      ['offxmenu', 0],
      ['u, "daily" (a)', 1],
      ['),id.not.is.null', 0],
    ] as const) {
      await search.fill(text);
      await expect(page.getByText(`${found} ${found === 1 ? 'recipe' : 'recipes'} found for “${text}”`)).toBeVisible();
    }
    // A page that is not there leads to the last one.
    await page.goto('/admin/recipes?search=long+list&page=999&size=48');
    await expect(page).toHaveURL(/page=26/);
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    await site.service.from('recipes').delete().like('title', 'Long list%');
  });
});

test.describe('when an answer is lost', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'Failed to save recipe'] });

  test('what is sent again is one recipe, made, changed and put back', async ({ page, site, context }) => {
    await signInAsOwner(page, site);
    const rows = async () => {
      const { data } = await site.service.from('recipes').select('id,servings,description').eq('title', 'Lost chowder');
      return data!;
    };
    /** Lets the server do what it is asked for, once, and keeps the answer from the page. */
    const loseAnswer = (method: string) =>
      context.route(
        '**/rest/v1/recipes**',
        async (route) => {
          if (route.request().method() !== method) return route.fallback();
          await route.fetch();
          return route.abort('connectionreset');
        },
        { times: 1 },
      );
    await page.getByRole('button', { name: 'Add recipe' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Lost chowder');
    await dialog.getByLabel('Ingredients').fill('Corn');
    await dialog.getByLabel('Instructions').fill('Simmer.');

    await loseAnswer('POST');
    await dialog.getByRole('button', { name: 'Create recipe' }).click();
    await expect(dialog.locator('form').getByText('Failed to save recipe')).toBeVisible();
    expect(await rows()).toHaveLength(1);
    // Sent again with a change: the row that is there becomes this.
    await dialog.getByLabel('Servings').fill('4');
    await dialog.getByRole('button', { name: 'Create recipe' }).click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Recipe created successfully'),
    ).toBeVisible();
    expect(await rows()).toMatchObject([{ servings: 4 }]);

    // A change that was saved is no change by someone else when it is sent again.
    await page.getByRole('button', { name: 'Edit Lost chowder' }).click();
    await dialog.getByLabel('Description').fill('From the farm.');
    await loseAnswer('PATCH');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.locator('form').getByText('Failed to save recipe')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Recipe updated successfully'),
    ).toBeVisible();
    expect(await rows()).toMatchObject([{ servings: 4, description: 'From the farm.' }]);

    await page.getByRole('button', { name: 'Delete Lost chowder' }).click();
    await page.getByRole('button', { name: 'Delete recipe' }).click();
    await expect(page.getByText('“Lost chowder” is deleted')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('“Lost chowder” is deleted');
    await loseAnswer('POST');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('The deleted recipe is not back yet'),
    ).toBeVisible();
    expect(await rows()).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('rowheader', { name: 'Lost chowder' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(await rows()).toMatchObject([{ servings: 4, description: 'From the farm.' }]);
    await site.service.from('recipes').delete().eq('title', 'Lost chowder');
  });
});
