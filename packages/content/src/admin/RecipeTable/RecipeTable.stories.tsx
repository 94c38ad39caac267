import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { filesInMemory, sampleFiles } from '../filesInMemory';
import type { Recipe } from '../recipe';
import type { RecipeSite } from '../recipeOnSite';
import { manyRecipes } from '../recipesInMemory';
import { sampleRecipes } from '../sampleRecipes';
import { RecipeTable } from '.';
import { recipeTable as guide } from '../admin.guide';

const [soup, bare] = sampleRecipes;
const site: RecipeSite = {
  state: 'off',
  busy: false,
  waiting: false,
  hidesPicture: false,
  onPublish: fn(),
  onUnpublish: fn(),
};

const meta = {
  title: 'Content/Admin/RecipeTable',
  component: RecipeTable,
  parameters: { guide },
  args: { recipes: sampleRecipes, siteOf: (_recipe: Recipe) => site, onEdit: fn(), onDuplicate: fn(), onDelete: fn() },
} satisfies Meta<typeof RecipeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole('row', { name: /^White bean and kale soup/ }));
    await expect(row.getByText('15 min preparation · 40 min cooking · serves 6 · 4 ingredients')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Edit White bean and kale soup' }));
    await expect(args.onEdit).toHaveBeenCalledWith(soup);
    await userEvent.click(row.getByRole('button', { name: 'Duplicate White bean and kale soup' }));
    await expect(args.onDuplicate).toHaveBeenCalledWith(soup);
    await userEvent.click(row.getByRole('button', { name: 'Delete White bean and kale soup' }));
    await expect(args.onDelete).toHaveBeenCalledWith(soup);
    await userEvent.click(row.getByRole('button', { name: 'Put on the site White bean and kale soup' }));
    await expect(site.onPublish).toHaveBeenCalled();
  },
};

/** Where recipes are not published, there is no column for it. */
export const NotPublished: Story = {
  args: { siteOf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.queryByText('On the site')).toBeNull();
  },
};

/** On the site, in an earlier version, being put there, and waiting for the build of a hosted project. */
export const OnTheSite: Story = {
  args: {
    recipes: (['live', 'changed', 'busy', 'waiting'] as const).map((id) => ({
      ...soup!,
      id,
      slug: id,
      title: `A ${id} soup`,
    })),
    siteOf: ({ id }) => ({
      ...site,
      state: id === 'changed' ? 'changed' : id === 'busy' ? 'off' : 'live',
      busy: id === 'busy',
      waiting: id === 'waiting',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See it there A live soup' })).toHaveAttribute(
      'href',
      '/recipes/live',
    );
    await expect(canvas.getByRole('button', { name: 'Put this version on the site A changed soup' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Put on the site/, busy: true })).toBeVisible();
    await expect(canvas.getByText(/^Visitors see the change when your host has built/)).toBeVisible();
  },
};

/** Small and beside the title; one that visitors do not see says so. */
export const WithPictures: Story = {
  args: {
    recipes: [
      { ...soup!, image_url: `/storage/v1/object/public/public-files/${sampleFiles[0]!.name}`, image_alt: 'A bowl' },
      { ...bare!, image_url: '/elsewhere.jpg' },
    ],
    siteOf: ({ id }) => ({ ...site, hidesPicture: id === bare!.id }),
    files: filesInMemory(),
  },
  play: async ({ canvas }) => {
    const picture: HTMLImageElement = await canvas.findByRole('presentation');
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByText(/^Visitors do not see the picture/)).toBeVisible();
  },
};

/** One that cannot be shown is a row that says so, and can be deleted. */
export const OneUnshowable: Story = {
  // Its error would be one of the whole docs page.
  tags: ['!autodocs'],
  parameters: { expectsConsoleErrors: true },
  args: { recipes: [{ ...soup!, id: 'bad', ingredients: null as unknown as string[] }, ...sampleRecipes] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('This entry cannot be shown')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the entry bad' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'bad' }));
  },
};

/** The largest page. */
export const Many: Story = {
  tags: ['slow'],
  args: { recipes: manyRecipes(96) },
  play: ({ canvas }) => expect(canvas.getAllByRole('rowheader')).toHaveLength(96),
};

/** The narrowest width at which it is used; a long word breaks, and nothing is cut off. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { recipes: [{ ...soup!, title: 'Donaudampfschifffahrtsgesellschaftskapitänssuppe mit Einlage' }, bare!] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Recipes' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
  },
};
