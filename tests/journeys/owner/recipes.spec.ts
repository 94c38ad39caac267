import { expect, signInAsOwner, signInByForm, slow, test } from '../fixtures.ts';
import { isOpenToView } from '../layout.ts';

test.describe('signing in', () => {
  // The browser itself reports the refused sign-in.
  test.use({ expectedErrors: ['status of 400'], viewport: { width: 390, height: 844 } });

  test('a wrong password is refused with the server’s words', async ({ page, site }) => {
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await signInByForm(page, site, 'not the password');
    const failure = page.getByText('Sign in failed: Invalid login credentials');
    await expect(failure).toBeVisible();
    expect(await isOpenToView(failure)).toBe(true);
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

slow('a recipe is duplicated, and a deleted one comes back whole', async ({ page, site }) => {
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

  slow('is not overwritten unseen', async ({ page, site }) => {
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

slow('what is typed into a recipe is not lost by leaving', async ({ page, site }) => {
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
