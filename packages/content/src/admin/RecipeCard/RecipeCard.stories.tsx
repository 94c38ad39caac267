import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { filesInMemory, sampleFiles } from '../filesInMemory';
import { samplePicture } from '../samplePicture';
import { sampleRecipes } from '../sampleRecipes';
import { RecipeCard } from '.';
import { recipeCard as guide } from '../admin.guide';

const [soup, bare] = sampleRecipes;

const meta = {
  title: 'Content/Admin/RecipeCard',
  component: RecipeCard,
  parameters: { guide },
  args: { recipe: soup!, onEdit: fn(), onDuplicate: fn(), onDelete: fn() },
} satisfies Meta<typeof RecipeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('15 min preparation · 40 min cooking · serves 6 · 4 ingredients')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit White bean and kale soup' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate White bean and kale soup' }));
    await expect(args.onDuplicate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete White bean and kale soup' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Without times, description and category only what is known is said. */
export const Least: Story = {
  args: { recipe: bare! },
  play: async ({ canvas }) => expect(canvas.getByText('1 ingredient')).toBeVisible(),
};

/** One of the owner's pictures. */
export const WithPicture: Story = {
  args: {
    recipe: {
      ...soup!,
      image_url: `/storage/v1/object/public/public-files/${sampleFiles[0]!.name}`,
      image_alt: 'A bowl of soup',
    },
    files: filesInMemory(),
  },
  play: async ({ canvas }) => {
    const picture: HTMLImageElement = await canvas.findByRole('presentation');
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

const site = { busy: false, waiting: false, hidesPicture: false, onPublish: fn(), onUnpublish: fn() };

/** Not on the site: it can be put there. */
export const OffTheSite: Story = {
  args: { site: { ...site, state: 'off' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Not on the site')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Put on the site ${soup!.title}` }));
    await expect(args.site!.onPublish).toHaveBeenCalled();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Take off/ })).toBeNull();
  },
};

export const OnTheSite: Story = {
  args: { recipe: { ...soup!, slug: 'bean-soup' }, site: { ...site, state: 'live' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('On the site')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Put/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Take off the site ${soup!.title}` }));
    await expect(args.site!.onUnpublish).toHaveBeenCalled();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/recipes/bean-soup');
  },
};

/** On a hosted project the site is built first. */
export const WaitingForTheBuild: Story = {
  args: { recipe: { ...soup!, slug: 'bean-soup' }, site: { ...site, state: 'live', waiting: true } },
  play: ({ canvas }) => expect(canvas.getByText(/^Visitors see the change when your host has built/)).toBeVisible(),
};

/** Public pages show pictures of the site alone. */
export const PictureFromElsewhere: Story = {
  args: { recipe: { ...soup!, image_url: samplePicture }, site: { ...site, state: 'off', hidesPicture: true } },
  play: async ({ canvas }) => expect(canvas.getByText(/^Visitors do not see the picture/)).toBeVisible(),
};
