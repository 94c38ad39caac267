import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { recipeSummaries } from '../../collections/recipes/samplePublished';
import { sampleContentPicture } from '../../illustrations/samplePhoto';
import { longText } from '../../stories/extremes';
import { RecipeSummaryCard } from '.';
import { guide } from './RecipeSummaryCard.guide';

const [least, whole] = recipeSummaries;

const meta = {
  title: 'Content/Cards/RecipeSummaryCard',
  component: RecipeSummaryCard,
  parameters: { guide },
  args: { recipe: whole! },
} satisfies Meta<typeof RecipeSummaryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'White bean and kale soup' });
    await expect(link).toHaveAttribute('href', '/recipes/white-bean-soup');
    await expect(canvas.getByText('15 min preparation · 1 h 15 min cooking · serves 6')).toBeVisible();
  },
};

/** What is not known is not said. */
export const Least: Story = {
  args: { recipe: least! },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(canvas.queryByText(/\d min|serves/)).toBeNull();
  },
};

/** The heading says what is in the picture. */
export const WithPicture: Story = {
  args: { recipe: { ...whole!, picture: sampleContentPicture } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    RecipeSummaryCard,
    {
      'Least: a title': { recipe: { slug: 'soup', title: whole!.title } },
      'Without a picture': {},
      'With a picture': WithPicture.args!,
      'Long: each text as long as it can be': {
        recipe: {
          ...whole!,
          title: longText(whole!.title, 200),
          description: longText(whole!.description!, 160),
          category: longText(whole!.category!, 100),
        },
      },
    },
    'columns',
  ),
};

export const KeywordsAsCategory: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { recipe: { ...whole!, category: 'Winter, vegetarian, beans, soup, one pot, freezes well' } },
};
