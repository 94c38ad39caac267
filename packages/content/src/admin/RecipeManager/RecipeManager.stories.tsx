import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Recipe } from '../recipe';
import { sampleRecipes } from '../sampleRecipes';
import { RecipeManager, type RecipeStore } from '.';

/** A store in memory, for as long as a story is shown. */
function memory(first: readonly Recipe[] = sampleRecipes): RecipeStore {
  let rows = [...first];
  return {
    list: fn(async () => [...rows]),
    create: fn(async (recipe) => {
      rows = [{ ...recipe, id: String(rows.length), created_at: '2026-11-01T00:00:00Z' }, ...rows];
    }),
    update: fn(async (id, recipe) => {
      rows = rows.map((row) => (row.id === id ? { ...row, ...recipe } : row));
    }),
    remove: fn(async (id) => {
      rows = rows.filter((row) => row.id !== id);
    }),
  };
}

const fails = () => fn(async () => Promise.reject(new Error('no answer')));

const meta = {
  title: 'Content/Admin/RecipeManager',
  component: RecipeManager,
  parameters: { layout: 'fullscreen' },
  args: { recipes: memory() },
  argTypes: { recipes: { control: false } },
} satisfies Meta<typeof RecipeManager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { recipes: { ...memory(), list: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading recipes');
    await expect(canvas.queryByText(/\d+ recipes/)).toBeNull();
  },
};

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 recipes')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** A hint to create the first item. */
export const Empty: Story = {
  args: { recipes: memory([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add your first recipe' }));
    await expect(canvas.getByRole('dialog', { name: 'Add recipe' })).toBeVisible();
  },
};

export const Edited: Story = {
  args: { recipes: memory() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${sampleRecipes[0]!.title}` }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Edit recipe' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Bean soup');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('heading', { name: 'Bean soup' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.recipes.update).toHaveBeenCalledWith('a1', expect.objectContaining({ title: 'Bean soup' }));
  },
};

/** Asked first, with the name of what would be lost; a no changes nothing. */
export const Deleted: Story = {
  args: { recipes: memory() },
  play: async ({ args, canvas, userEvent }) => {
    const press = await canvas.findByRole('button', { name: `Delete ${sampleRecipes[0]!.title}` });
    await userEvent.click(press);
    const question = { name: 'Are you sure you want to delete this recipe?' };
    await userEvent.click(within(canvas.getByRole('alertdialog', question)).getByRole('button', { name: 'Cancel' }));
    await expect(args.recipes.remove).not.toHaveBeenCalled();
    await userEvent.click(press);
    await userEvent.click(
      within(canvas.getByRole('alertdialog', question)).getByRole('button', { name: 'Delete recipe' }),
    );
    await expect(await canvas.findByText('1 recipe')).toBeVisible();
    await expect(await screen.findByText('Recipe deleted successfully')).toBeVisible();
  },
};

export const LoadFailed: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { recipes: { ...memory(), list: fails() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Failed to load recipes').length).toBeGreaterThan(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.recipes.list).toHaveBeenCalledTimes(2));
  },
};

export const DeleteFailed: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { recipes: { ...memory(), remove: fails() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${sampleRecipes[0]!.title}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete recipe' }));
    await expect(await screen.findByText('Failed to delete recipe')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
