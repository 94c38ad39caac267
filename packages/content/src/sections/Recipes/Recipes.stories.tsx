import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { recipeSummaries } from '../../collections/recipes/samplePublished';
import { sampleContentPicture } from '../../illustrations/samplePhoto';
import { longSectionWords } from '../../stories/amounts';
import { longText } from '../../stories/extremes';
import { Recipes } from '.';
import { guide } from './Recipes.guide';

const recipesSection = { label: 'Recipes', heading: 'In the kitchen now' };

const [, soup] = recipeSummaries;

const meta = {
  title: 'Content/Sections/Recipes',
  component: Recipes,
  parameters: { guide, layout: 'fullscreen' },
  args: { ...recipesSection, recipes: recipeSummaries },
} satisfies Meta<typeof Recipes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: recipesSection.heading })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(Recipes, {
    'Empty: the section is left out': { recipes: [] },
    'One: all that a recipe can have': {
      recipes: [{ ...soup!, picture: sampleContentPicture }],
      heading: 'One recipe',
    },
    'Many: every other one with a picture': {
      recipes: Array.from({ length: 12 }, (_, place) => ({
        ...soup!,
        slug: `soup-${place + 1}`,
        title: `${soup!.title} ${place + 1}`,
        ...(place % 2 === 0 && { picture: sampleContentPicture }),
      })),
      heading: 'Twelve recipes',
    },
    'Long: each text as long as its field allows': {
      ...longSectionWords,
      recipes: recipeSummaries.map(({ slug, title }) => ({
        ...soup!,
        slug,
        title: longText(title, 200),
        description: longText(soup!.description!, 160),
        category: longText(soup!.category!, 100),
      })),
    },
  }),
};

export const TimesInDescription: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    recipes: ['White bean and kale soup', 'Roast tomato soup'].map((title, place) => ({
      ...soup!,
      slug: `soup-${place}`,
      title,
      description: 'Serves six people. 15 minutes to prepare, and an hour and a quarter to cook.',
    })),
  },
};
