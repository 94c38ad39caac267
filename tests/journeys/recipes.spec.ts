import type { Page } from 'playwright/test';
import { expect, signInAsOwner, test } from './fixtures.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test.describe('signing in', () => {
  // The browser itself reports the refused sign-in.
  test.use({ expectedErrors: ['status of 400'] });

  test('a wrong password is refused with the server’s words', async ({ page, site }) => {
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(site.local.ownerEmail);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(notices(page).getByText('Sign in failed: Invalid login credentials')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/auth`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(site.local.ownerEmail);
  });
});

test('who is not signed in is sent to /auth, and after sign-in to the page that was asked for', async ({
  page,
  site,
}) => {
  await signInAsOwner(page, site);
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
  await expect(page.getByRole('article').first()).toContainText('Corn chowder');

  const row = () => site.service.from('recipes').select('*').eq('title', 'Corn chowder').single();
  expect((await row()).data).toMatchObject({
    ingredients: ['4 ears of corn', '1 onion'],
    prep_time: 15,
    cook_time: null,
    difficulty: 'easy',
    description: null,
    image_url: null,
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

test('what a recipe lacks is said at the fields', async ({ page, site }) => {
  await signInAsOwner(page, site);
  await page.getByRole('button', { name: 'Add recipe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ingredients').fill('\n   \n');
  await dialog.getByLabel('Image address').fill('javascript:alert(1)');
  await dialog.getByLabel('Cooking time').fill('-5');
  await dialog.getByRole('button', { name: 'Create recipe' }).click();
  for (const label of ['Title', 'Ingredients', 'Instructions', 'Image address', 'Cooking time']) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an empty catalogue invites to begin', async ({ page, site }) => {
  const { data } = await site.service.from('recipes').select('*');
  await site.service.from('recipes').delete().not('id', 'is', null);
  await signInAsOwner(page, site);
  await expect(page.getByText('0 recipes')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No recipes yet' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add your first recipe' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await site.service.from('recipes').insert(data!);
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

  test('every failure is said, and what was typed is kept', async ({ page, site, context }) => {
    await signInAsOwner(page, site);
    await expect(page.getByRole('article').first()).toBeVisible();
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
    await page.getByRole('button', { name: 'Delete Kept' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete recipe' }).click();
    await expect(page.getByText('Failed to delete recipe').first()).toBeVisible();
    await context.setOffline(false);
    expect((await site.service.from('recipes').select('title').eq('title', 'Kept')).data).toHaveLength(1);
  });
});

test('a user without the role is sent away', async ({ page, site }) => {
  // Taken away while the owner is signed in: the next look-up finds no role.
  const { data } = await site.service.from('user_roles').select('*');
  await site.service.from('user_roles').delete().eq('role', 'admin');
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(site.local.ownerEmail);
  await page.getByLabel('Password').fill(site.local.ownerPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${site.url}/home`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto('/admin/recipes');
  await expect(page).toHaveURL(`${site.url}/home`);
  await site.service.from('user_roles').insert(data!);
});
