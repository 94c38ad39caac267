import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleRecipes } from '../sampleRecipes';
import { RecipeDialog } from '.';

const meta = {
  title: 'Content/Admin/RecipeDialog',
  component: RecipeDialog,
  args: { open: true, onSave: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof RecipeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Blank lines among the ingredients are dropped, and what is left empty is null. */
export const Create: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Difficulty')).toHaveValue('easy');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Corn chowder');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ingredients' }), '4 ears of corn\n\n 1 onion ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Instructions' }), 'Simmer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create recipe' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        title: 'Corn chowder',
        description: null,
        ingredients: ['4 ears of corn', '1 onion'],
        instructions: 'Simmer.',
        prep_time: null,
        cook_time: null,
        servings: null,
        difficulty: 'easy',
        category: null,
        image_url: null,
      }),
    );
    await expect(await screen.findByText('Recipe created successfully')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Edit: Story = {
  args: { recipe: sampleRecipes[0] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ingredients' })).toHaveValue(
      sampleRecipes[0]!.ingredients.join('\n'),
    );
    const servings = canvas.getByRole('spinbutton', { name: 'Servings' });
    await userEvent.clear(servings);
    await userEvent.type(servings, '8');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ servings: 8 })));
    await expect(await screen.findByText('Recipe updated successfully')).toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Image address' }), 'javascript:alert(1)');
    await userEvent.click(canvas.getByRole('button', { name: 'Create recipe' }));
    await expect(await canvas.findByRole('group', { name: '4 answers need your attention' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A failure is said, and nothing typed is lost. */
export const Failed: Story = {
  args: { recipe: sampleRecipes[1], onSave: fn(async () => Promise.reject(new Error('no answer'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getAllByText('Failed to save recipe').length).toBeGreaterThan(0));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(sampleRecipes[1]!.title);
  },
};
