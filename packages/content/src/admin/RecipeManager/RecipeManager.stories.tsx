import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fill, preparedBy, pressed, type InteractionContext } from '../../../../../tests/browser/prepared';
import { PublishError } from '../contentStore';
import { closeNotices, fail, isOver, isSaid, loadAgain, lose, press } from '../failureStories';
import { recipesInMemory, manyRecipes } from '../recipesInMemory';
import { defaultRecipeView } from '../recipeView';
import { sampleRecipes } from '../sampleRecipes';
import { RecipeManager, type RecipeManagerProps } from '.';
import { withView } from '../withView';
import { recipeManager as guide } from '../admin.guide';

const [soup] = sampleRecipes;

const WithView = withView<RecipeManagerProps['view'], RecipeManagerProps>(RecipeManager);

const meta = {
  title: 'Content/Admin/RecipeManager',
  component: RecipeManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { recipes: recipesInMemory(), view: defaultRecipeView, onViewChange: fn(), onUnsavedChange: fn() },
  render: (args) => <WithView {...args} />,
} satisfies Meta<typeof RecipeManager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { recipes: { ...recipesInMemory(), list: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading recipes');
    await expect(canvas.queryByText(/\d+ recipes/)).toBeNull();
  },
};

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 recipes')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(canvas.queryByRole('navigation', { name: 'Pages of recipes' })).toBeNull();
  },
};

/** Cards in the place of the table. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: onSite(true),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Take off the site ${soup!.title}` }));
    await waitFor(() => expect(args.publishing!.unpublish).toHaveBeenCalledOnce());
    await expect(await canvas.findAllByText('Not on the site')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${soup!.title}` }));
    await expect(canvas.getByRole('dialog', { name: 'Edit recipe' })).toBeVisible();
  },
};

/** A hint to create the first item. */
export const Empty: Story = {
  args: { recipes: recipesInMemory([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add your first recipe' }));
    await expect(canvas.getByRole('dialog', { name: 'Add recipe' })).toBeVisible();
  },
};

/** Only the rows of one page are requested. */
export const ManyPages: Story = {
  args: { recipes: recipesInMemory(manyRecipes(10_000)), view: { ...defaultRecipeView, page: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10,000 recipes')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(24);
    await expect(canvas.getByRole('rowheader', { name: /^Recipe 25/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
  },
};

/** A page number that is too high leads to the last page. */
export const BeyondTheEnd: Story = {
  tags: ['!dev', '!autodocs'],
  args: { view: { ...defaultRecipeView, page: 9 } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('2 recipes')).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith(defaultRecipeView, { replace: true });
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
  },
};

export const Searched: Story = {
  args: { view: { ...defaultRecipeView, sort: 'title', size: 48, page: 2 } },
  parameters: preparedBy(async ({ canvas }) => {
    await canvas.findByText('2 recipes');
    await fill(canvas.getByRole('searchbox', { name: 'Search titles and categories' }), 'soup');
    await canvas.findByText('1 recipe found for “soup”');
  }),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search titles and categories' });
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      { ...defaultRecipeView, sort: 'title', size: 48, search: 'soup' },
      { replace: true },
    );
    await userEvent.type(field, 'less');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all recipes' }));
    await expect(await canvas.findByText('2 recipes')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      { ...defaultRecipeView, sort: 'title', size: 48 },
      { replace: false },
    );
  },
};

export const Sorted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'title');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'On a page' }), '48');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      { ...defaultRecipeView, sort: 'title', size: 48 },
      { replace: false },
    );
  },
};

export const Edited: Story = {
  args: { recipes: recipesInMemory() },
  parameters: pressed(`Edit ${soup!.title}`),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Edit recipe' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Bean soup');
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('rowheader', { name: /^Bean soup/ })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.recipes.update).toHaveBeenCalledWith(
      'a1',
      expect.objectContaining({ title: 'Bean soup' }),
      soup!.updated_at,
    );
  },
};

/** A copy is a new recipe, open for editing before it is created. If the first response was lost, the retry has the same id. */
export const CreatedTwice: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { expectsConsoleErrors: true },
  args: { recipes: recipesInMemory() },
  beforeEach: ({ args }) => {
    const { create } = args.recipes as ReturnType<typeof recipesInMemory>;
    const stores = create.getMockImplementation()!;
    create.mockImplementationOnce(async (id, recipe) => {
      await stores(id, recipe);
      throw new TypeError('Failed to fetch');
    });
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Duplicate ${soup!.title}` }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Add recipe' }));
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(`${soup!.title} (copy)`);
    await userEvent.click(dialog.getByRole('button', { name: 'Create recipe' }));
    await waitFor(() => expect(args.recipes.create).toHaveBeenCalledOnce());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Category' }), 's');
    await userEvent.click(await dialog.findByRole('button', { name: 'Create recipe' }));
    await expect(await canvas.findByText('3 recipes')).toBeVisible();
    const ids = (args.recipes.create as ReturnType<typeof recipesInMemory>['create']).mock.calls.map(([id]) => id);
    await expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    await expect(ids).toEqual([ids[0], ids[0]]);
  },
};

/** Deleting asks first and names the recipe; cancelling changes nothing, and a deletion can be undone. */
export const Deleted: Story = {
  args: { recipes: recipesInMemory() },
  parameters: pressed(`Delete ${soup!.title}`),
  play: async ({ args, canvas, userEvent }) => {
    const press = canvas.getByRole('button', { name: `Delete ${soup!.title}`, hidden: true });
    const question = { name: 'Are you sure you want to delete this recipe?' };
    await userEvent.click(within(canvas.getByRole('alertdialog', question)).getByRole('button', { name: 'Cancel' }));
    await expect(press).toHaveFocus();
    await expect(args.recipes.remove).not.toHaveBeenCalled();
    await userEvent.click(press);
    await userEvent.click(
      within(canvas.getByRole('alertdialog', question)).getByRole('button', { name: 'Delete recipe' }),
    );
    await expect(await canvas.findByText('1 recipe')).toBeVisible();
    await expect(await screen.findByText('Recipe deleted successfully')).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo.closest('[tabindex="-1"]')).toHaveFocus());
    await userEvent.click(undo);
    await expect(await canvas.findByText('2 recipes')).toBeVisible();
    await expect(args.recipes.restore).toHaveBeenCalledWith(soup);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

const flaky = recipesInMemory();

/** Results of an earlier search are not shown for another one, and undoing can be tried again. */
export const EveryFailure: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { recipes: flaky },
  beforeEach: () => lose(flaky.list),
  play: async ({ canvas, userEvent }) => {
    await loadAgain(flaky.list, 'Failed to load recipes');
    await canvas.findByText('2 recipes');
    const search = canvas.getByRole('searchbox');
    await fail(flaky.list, 'Not counted: the server did not answer', () => userEvent.type(search, 'soup'));
    await expect(canvas.queryAllByRole('rowheader')).toEqual([]);
    await expect(canvas.queryByText(/No recipe/)).toBeNull();
    await userEvent.clear(search);
    await canvas.findByText('2 recipes');
    const remove = async () => {
      await press(`Delete ${soup!.title}`);
      await press('Delete recipe');
    };
    for (let time = 0; time < 2; time++) {
      await fail(flaky.remove, 'Failed to delete recipe', remove);
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    }
    await remove();
    // At most three are shown at once.
    await closeNotices();
    for (let time = 0; time < 2; time++) await fail(flaky.restore, 'Failed to save recipe', () => press('Undo'));
    await press('Undo');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
  },
};

/** If one recipe cannot be rendered, the others stay visible. */
export const OneUnshowable: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    recipes: recipesInMemory([{ ...soup!, id: 'bad', ingredients: null as unknown as string[] }, ...sampleRecipes]),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This entry cannot be shown')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the entry bad' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete recipe' }));
    await expect(await canvas.findByText('2 recipes')).toBeVisible();
  },
};

/** A store in memory whose first recipe is on the site, or not, and can be put there. */
function onSite(live: boolean) {
  const [first, ...others] = sampleRecipes;
  const recipes = recipesInMemory(
    live ? [{ ...first!, slug: 'bean-soup', live_at: '2026-10-06T09:00:00Z' }, ...others] : sampleRecipes,
  );
  return { recipes, publishing: recipes.publishing };
}

/** Every recipe says whether it is on the site; putting it there and taking it off is one press. Why it failed is said. */
export const PutOnTheSite: Story = {
  parameters: { expectsConsoleErrors: true },
  args: onSite(false),
  play: async ({ args, canvas }) => {
    const { publish, unpublish } = args.publishing as ReturnType<typeof recipesInMemory>['publishing'];
    await expect(await canvas.findAllByText('Not on the site')).toHaveLength(2);
    for (const [call, name, done, left] of [
      [publish, 'Put on the site', 'Recipe put on the site', 1],
      [unpublish, 'Take off the site', 'Recipe taken off the site', 2],
      [publish, 'Put on the site', 'Recipe put on the site', 1],
    ] as const) {
      call.mockRejectedValueOnce(new PublishError('The disk of the server is full.'));
      for (const said of ['The disk of the server is full.', done]) {
        await press(`${name} ${soup!.title}`);
        await isSaid(said);
        await closeNotices();
      }
      await waitFor(() => expect(canvas.getAllByText('Not on the site')).toHaveLength(left));
    }
  },
};

/** Whether the site was built, told to the component by the story. */
let built: (isLive: boolean) => void = () => {};

const queued = (args: Story['args']) =>
  (args!.publishing!.publish as ReturnType<typeof recipesInMemory>['publishing']['publish']).mockResolvedValueOnce({
    whenLive: new Promise<boolean>((resolve) => (built = resolve)),
  });

/** On a hosted project, the recipe waits for the site to be built, which may come too late; the notice says which. */
export const PutOnABuiltSite: Story = {
  tags: ['!dev', '!autodocs'],
  args: onSite(false),
  play: async ({ args, canvas }) => {
    for (const [isBuilt, said] of [
      [false, 'The site does not have the change yet'],
      [true, 'Recipe put on the site'],
    ] as const) {
      queued(args);
      await press(`Put on the site ${soup!.title}`);
      await expect(await canvas.findByText(/^Visitors see the change when your host has built/)).toBeVisible();
      await expect(screen.queryByText(said)).toBeNull();
      built(isBuilt);
      await isSaid(said);
      await isOver(/^Visitors see the change/);
      await closeNotices();
    }
  },
};

async function changeTitle({ canvas, userEvent }: InteractionContext) {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^Edit ${soup!.title}`) }));
  const dialog = within(canvas.getByRole('dialog', { name: 'Edit recipe' }));
  const title = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  await fill(title, `${title.value}, again`);
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
}

/** What is saved of a recipe that is on the site is put there. If that fails, the recipe says that the site has the earlier version. */
export const EditedButNotOnTheSite: Story = {
  parameters: {
    expectsConsoleErrors: true,
    ...preparedBy(async (context) => {
      await changeTitle(context);
      await context.canvas.findByText('On the site in an earlier version');
    }),
  },
  args: onSite(true),
  beforeEach: ({ args }) => {
    (args.publishing!.publish as ReturnType<typeof recipesInMemory>['publishing']['publish']).mockRejectedValueOnce(
      new PublishError('The server could not be reached.'),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await screen.findByText('The site still has the earlier version')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Put this version on the site/ }));
    await expect(await canvas.findByText('On the site')).toBeVisible();
    await changeTitle({ canvas, userEvent });
    await waitFor(() =>
      expect(args.publishing!.publish).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: `${soup!.title}, again, again`, slug: 'bean-soup' }),
      ),
    );
    await expect(await canvas.findByText('On the site')).toBeVisible();
  },
};

/** Deleting takes it off the site, and undoing puts it back. */
export const DeletedFromTheSite: Story = {
  args: onSite(true),
  parameters: pressed(`Delete ${soup!.title}`),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('It is on the site, and is taken off first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete recipe' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.publishing!.publish).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('On the site')).toBeVisible();
  },
};
