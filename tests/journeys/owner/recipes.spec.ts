import type { Page } from 'playwright/test';
import { expect, signInAsOwner, signInByForm, test } from '../fixtures.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test.describe('signing in', () => {
  // The browser itself reports the refused sign-in.
  test.use({ expectedErrors: ['status of 400'] });

  test('a wrong password is refused with the server’s words', async ({ page, site }) => {
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await signInByForm(page, site, 'not the password');
    await expect(notices(page).getByText('Sign in failed: Invalid login credentials')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/auth`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(site.local.ownerEmail);
  });
});

test('who is not signed in is sent to /auth, and after sign-in to the page that was asked for', async ({
  page,
  site,
}) => {
  await page.goto('/admin/recipes');
  await page.waitForURL('**/auth');
  await signInByForm(page, site);
  await page.waitForURL('**/admin/recipes');
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /recipes/i })).toBeVisible();

  // The session survives a reload, and the role is known before the page is shown.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add recipe' })).toBeVisible();

  // A signed-in user has no business on /auth.
  await page.goto('/auth');
  await expect(page).toHaveURL(`${site.url}/home`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');

  await page.goto('/admin');
  await expect(page.getByText(`Signed in as ${site.local.ownerEmail}`)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site.url}/auth`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a recipe is created, edited and deleted', async ({ page, site }) => {
  await signInAsOwner(page, site);
  const { count: before } = await site.service.from('recipes').select('*', { count: 'exact', head: true });
  await expect(page.getByText(`${before} recipes`)).toBeVisible();

  await page.getByRole('button', { name: 'Add recipe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Corn chowder');
  await dialog.getByLabel('Ingredients').fill('4 ears of corn\n\n  1 onion  \n');
  await dialog.getByLabel('Instructions').fill('Simmer for 20 minutes.');
  await dialog.getByLabel('Preparation time').fill('15');
  await dialog.getByLabel('Category').fill('Dinner');
  await dialog.getByRole('button', { name: 'Create recipe' }).click();
  await expect(page.getByText('Recipe created successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(`${before! + 1} recipes`)).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toContainText('Corn chowder');

  const row = () => site.service.from('recipes').select('*').eq('title', 'Corn chowder').single();
  expect((await row()).data).toMatchObject({
    ingredients: ['4 ears of corn', '1 onion'],
    prep_time: 15,
    cook_time: null,
    difficulty: 'easy',
    description: null,
    image_url: null,
    image_alt: null,
  });

  await page.getByRole('button', { name: 'Edit Corn chowder' }).click();
  await expect(dialog.getByLabel('Ingredients')).toHaveValue('4 ears of corn\n1 onion');
  await dialog.getByLabel('Difficulty').selectOption('hard');
  await dialog.getByLabel('Servings').fill('6');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Recipe updated successfully')).toBeVisible();
  expect((await row()).data).toMatchObject({ difficulty: 'hard', servings: 6 });

  await page.getByRole('button', { name: 'Delete Corn chowder' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this recipe?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await row()).data).not.toBeNull();
  await page.getByRole('button', { name: 'Delete Corn chowder' }).click();
  await question.getByRole('button', { name: 'Delete recipe' }).click();
  await expect(page.getByText('Recipe deleted successfully')).toBeVisible();
  await expect(page.getByText(`${before} recipes`)).toBeVisible();
  expect((await row()).data).toBeNull();
});

test('what a recipe lacks is reported at its fields', async ({ page, site }) => {
  await signInAsOwner(page, site);
  await page.getByRole('button', { name: 'Add recipe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ingredients').fill('\n   \n');
  await dialog.getByLabel('Cooking time').fill('-5');
  await dialog.getByRole('button', { name: 'Create recipe' }).click();
  for (const label of ['Title', 'Ingredients', 'Instructions', 'Cooking time']) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an empty catalogue offers to add the first recipe', async ({ page, site }) => {
  const { data } = await site.service.from('recipes').select('*');
  await site.service.from('recipes').delete().not('id', 'is', null);
  await signInAsOwner(page, site);
  await expect(page.getByText('0 recipes')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No recipes yet' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add your first recipe' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await site.service.from('recipes').insert(data!);
});

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

test('a recipe is duplicated, and a deleted one comes back whole', async ({ page, site }) => {
  const { data: soup } = await site.service.from('recipes').select('*').ilike('title', '%soup%').limit(1).single();
  await signInAsOwner(page, site);
  await page.getByRole('button', { name: `Duplicate ${soup.title}` }).click();
  await page.getByRole('button', { name: 'Create recipe' }).click();
  await expect(page.getByRole('rowheader', { name: `${soup.title} (copy)` })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${soup.title} (copy)` }).click();
  await page.getByRole('button', { name: 'Delete recipe' }).click();
  await expect(page.getByRole('rowheader', { name: `${soup.title} (copy)` })).toBeHidden();

  await page.getByRole('button', { name: `Delete ${soup.title}` }).click();
  await page.getByRole('button', { name: 'Delete recipe' }).click();
  await expect(page.getByText(`“${soup.title}” is deleted`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('rowheader').getByText(soup.title, { exact: true })).toBeVisible();
  // The list shows it before the database has it back.
  const stored = async () => (await site.service.from('recipes').select('*').eq('id', soup.id).maybeSingle()).data;
  await expect.poll(stored).toEqual({ ...soup, updated_at: expect.any(String) });
});

test.describe('a recipe that changes elsewhere', () => {
  test.use({ expectedErrors: ['Failed to save recipe'] });

  test('is not overwritten unseen', async ({ page, site }) => {
    const { data: row } = await site.service.from('recipes').select('id,title,servings').limit(1).single();
    await signInAsOwner(page, site);
    await page.getByRole('button', { name: `Edit ${row!.title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Servings').fill('9');
    await site.service.from('recipes').update({ servings: 7 }).eq('id', row!.id);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('This recipe was changed elsewhere')).toBeVisible();
    const servings = async () =>
      (await site.service.from('recipes').select('servings').eq('id', row!.id).single()).data?.servings as number;
    expect(await servings()).toBe(7);
    await dialog.getByRole('button', { name: 'Load the other version' }).click();
    await expect(dialog.getByLabel('Servings')).toHaveValue('7');
    await dialog.getByLabel('Servings').fill('8');
    await site.service.from('recipes').update({ servings: 5 }).eq('id', row!.id);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await expect(page.getByText('Recipe updated successfully')).toBeVisible();
    expect(await servings()).toBe(8);
  });
});

test('what is typed into a recipe is not lost by leaving', async ({ page, site }) => {
  await signInAsOwner(page, site, '/admin');
  await page.getByRole('link', { name: 'Manage Recipes' }).click();
  await page.getByRole('button', { name: 'Add recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add recipe' });
  await dialog.getByLabel('Title').fill('Half a recipe');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(`${site.url}/admin/recipes`);
  await expect(dialog.getByLabel('Title')).toHaveValue('Half a recipe');
  // Closing the tab asks too, in the browser's own words.
  page.once('dialog', (asked) => void asked.dismiss());
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(`${site.url}/admin`);
});

test.describe('when the database does not answer', () => {
  test.use({
    expectedErrors: [
      'Failed to load recipes',
      'Failed to save recipe',
      'Failed to delete recipe',
      'Failed to load resource',
    ],
  });

  test('every failure is reported, and what was typed is kept', async ({ page, site, context }) => {
    await signInAsOwner(page, site);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await context.setOffline(true);

    await page.getByRole('button', { name: 'Add recipe' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Kept');
    await dialog.getByLabel('Ingredients').fill('patience');
    await dialog.getByLabel('Instructions').fill('Wait.');
    await dialog.getByRole('button', { name: 'Create recipe' }).click();
    await expect(page.getByText('Failed to save recipe').first()).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('Kept');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Create recipe' }).click();
    await expect(page.getByText('Recipe created successfully')).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Delete Kept', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete recipe' }).click();
    await expect(page.getByText('Failed to delete recipe').first()).toBeVisible();
    await context.setOffline(false);
    expect((await site.service.from('recipes').select('title').eq('title', 'Kept')).data).toHaveLength(1);
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
    await expect(notices(page).getByText('Recipe created successfully')).toBeVisible();
    expect(await rows()).toMatchObject([{ servings: 4 }]);

    // A change that was saved is no change by someone else when it is sent again.
    await page.getByRole('button', { name: 'Edit Lost chowder' }).click();
    await dialog.getByLabel('Description').fill('From the farm.');
    await loseAnswer('PATCH');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.locator('form').getByText('Failed to save recipe')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(notices(page).getByText('Recipe updated successfully')).toBeVisible();
    expect(await rows()).toMatchObject([{ servings: 4, description: 'From the farm.' }]);

    await page.getByRole('button', { name: 'Delete Lost chowder' }).click();
    await page.getByRole('button', { name: 'Delete recipe' }).click();
    await expect(page.getByText('“Lost chowder” is deleted')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('“Lost chowder” is deleted');
    await loseAnswer('POST');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notices(page).getByText('The deleted recipe is not back yet')).toBeVisible();
    expect(await rows()).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('rowheader', { name: 'Lost chowder' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(await rows()).toMatchObject([{ servings: 4, description: 'From the farm.' }]);
    await site.service.from('recipes').delete().eq('title', 'Lost chowder');
  });
});

test('a user without the role is sent away', async ({ page, site }) => {
  // Taken away while the owner is signed in: the next look-up finds no role.
  const { data } = await site.service.from('user_roles').select('*');
  await site.service.from('user_roles').delete().eq('role', 'admin');
  await page.goto('/auth');
  await signInByForm(page, site);
  await expect(page).toHaveURL(`${site.url}/home`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto('/admin/recipes');
  await expect(page).toHaveURL(`${site.url}/home`);
  await site.service.from('user_roles').insert(data!);
});
