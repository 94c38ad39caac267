import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleRecipes } from '../sampleRecipes';
import { RecipeCard } from '.';

const [soup, bare] = sampleRecipes;

const meta = {
  title: 'Content/Admin/RecipeCard',
  component: RecipeCard,
  args: { recipe: soup!, onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof RecipeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('15 min preparation · 40 min cooking · serves 6 · 4 ingredients')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit White bean and kale soup' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete White bean and kale soup' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Without times, description and category only what is known is said. */
export const Least: Story = {
  args: { recipe: bare! },
  play: async ({ canvas }) => expect(canvas.getByText('1 ingredient')).toBeVisible(),
};

/** A picture from elsewhere; while it loads its place is kept. */
export const WithPicture: Story = {
  args: {
    recipe: {
      ...soup!,
      image_url:
        'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Crect width="3" height="2" fill="%23a8480b"/%3E%3C/svg%3E',
    },
  },
};
