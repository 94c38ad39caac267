import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { fill, preparedBy } from '../../../../../tests/browser/prepared';
import { sampleContentPicture } from '../../illustrations/samplePhoto';
import { publishedLeast, publishedSoup } from '../../collections/recipes/samplePublished';
import { longText } from '../../stories/extremes';
import { guide } from './RecipeDetails.guide';
import { RecipeDetails } from '.';

const meta = {
  title: 'Content/Sections/RecipeDetails',
  component: RecipeDetails,
  parameters: { guide, layout: 'fullscreen' },
  args: { recipe: publishedSoup, headings: { ingredients: 'Ingredients', instructions: 'Instructions' } },
} satisfies Meta<typeof RecipeDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: publishedSoup.title })).toBeVisible();
    await expect(canvas.getByText('1 h 30 min in all')).toBeVisible();
    const [facts, ingredients, steps] = canvas.getAllByRole('list');
    await expect(facts).toHaveTextContent('Serves 6');
    await expect(ingredients!.children).toHaveLength(8);
    await expect(steps!.children).toHaveLength(3);
    // The owner's own numbers are left out.
    await expect(steps).toHaveTextContent(/^1Soften/);
  },
};

const servingsOf = (value: string) =>
  preparedBy(async ({ canvas }) => {
    await fill(canvas.getByRole('spinbutton', { name: 'Servings' }), value);
  });

/** Amounts change in proportion; what has none stays. */
export const ForMorePeople: Story = {
  parameters: servingsOf('9'),
  play: async ({ canvas, userEvent }) => {
    const servings = canvas.getByRole('spinbutton', { name: 'Servings' });
    await userEvent.clear(servings);
    await expect(canvas.getByRole('status')).toHaveTextContent('For 6 people');
    await expect(canvas.queryByText(/^Enter a number/)).toBeNull();
    await userEvent.type(servings, '9');
    await expect(canvas.getByRole('status')).toHaveTextContent('For 9 people');
    for (const text of ['4 ½ tbsp olive oil', '2 ¼ cups white beans, soaked', '3–4 ½ cloves garlic, sliced'])
      await expect(canvas.getByText(text)).toBeVisible();
    for (const text of ['1.8 l vegetable stock', '300 g kale, stems removed', 'Juice of ¾ lemon', 'Salt'])
      await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('5 tbsp olive oil')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'As written' }));
    await expect(canvas.getByText('1 1/2 cups white beans, soaked')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'As written' })).toBeNull();
  },
};

/** An ingredient with a number that may be an amount or not stays as it was written, and says so. */
export const NotScaled: Story = {
  args: { recipe: { ...publishedSoup, ingredients: ['1 chicken, about 1.6 kg', '1 cup (240 ml) milk', 'Salt'] } },
  parameters: servingsOf('12'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'For 12 people. 1 ingredient could not be scaled and is marked.',
    );
    await expect(canvas.getByText('Not scaled').parentElement).toHaveTextContent('1 chicken, about 1.6 kg Not scaled');
    await expect(canvas.getByText('2 cups (480 ml) milk')).toBeVisible();
    await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Servings' }));
    await expect(canvas.queryByText('Not scaled')).toBeNull();
  },
};

/** What is no number of people is said to be, and the recipe stays as it was written. */
export const NoNumber: Story = {
  parameters: servingsOf('many'),
  play: async ({ canvas, userEvent }) => {
    const servings = canvas.getByRole('spinbutton', { name: 'Servings' });
    for (const text of ['0', '1.5', '1001', 'many']) {
      await userEvent.clear(servings);
      await userEvent.type(servings, text);
      await expect(servings).toHaveAccessibleDescription('Enter a number from 1 to 1,000.');
      await expect(canvas.getByText('3 tbsp olive oil')).toBeVisible();
    }
    await userEvent.clear(servings);
    await userEvent.type(servings, '1000');
    await expect(servings).toHaveAccessibleDescription('');
  },
};

/** Without times, servings, description and category only what is known is said, and nothing can be scaled. */
export const Least: Story = {
  args: { recipe: publishedLeast },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    await expect(canvas.queryByText(/For \d|Serves|\d min/)).toBeNull();
    await expect(canvas.getByText('Hard')).toBeVisible();
  },
};

/** Three to two, whatever the shape of the picture; its room is kept while it loads. */
export const WithPicture: Story = {
  args: { recipe: { ...publishedSoup, picture: sampleContentPicture } },
  play: async ({ canvas }) => {
    const picture: HTMLImageElement = canvas.getByRole('img', { name: sampleContentPicture.alt });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

export const Printed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    recipe: { ...publishedSoup, title: 'Soup '.repeat(10).trim(), ingredients: ['x'.repeat(300), '2 eggs'] },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(RecipeDetails, {
    'Least: no times, servings, description and category': {
      recipe: publishedLeast,
      headings: { ingredients: 'One ingredient', instructions: 'One step' },
    },
    'With a picture': {
      recipe: { ...publishedSoup, title: 'A soup with its picture', picture: sampleContentPicture },
      headings: { ingredients: 'Ingredients below a picture', instructions: 'Instructions below a picture' },
    },
    'Many: forty ingredients, twelve steps': {
      recipe: {
        ...publishedSoup,
        title: 'Soup for a whole village',
        ingredients: Array.from({ length: 5 }, () => publishedSoup.ingredients).flat(),
        instructions: Array.from({ length: 4 }, () => publishedSoup.instructions).join('\n'),
      },
      headings: { ingredients: 'Forty ingredients', instructions: 'Twelve steps' },
    },
    'Long: each text as long as its field allows, but for the instructions': {
      recipe: {
        ...publishedSoup,
        title: longText(publishedSoup.title, 200),
        description: longText(publishedSoup.description!, 2000),
        category: longText(publishedSoup.category!, 100),
        ingredients: publishedSoup.ingredients.slice(0, 3).map((ingredient) => longText(ingredient, 300)),
      },
      headings: { ingredients: longText('Ingredients', 70), instructions: longText('Instructions', 70) },
    },
  }),
};

export const HeadingsAmongIngredients: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    recipe: {
      ...publishedSoup,
      ingredients: [
        'FOR THE SOUP',
        ...publishedSoup.ingredients.slice(0, 6),
        'TO FINISH',
        ...publishedSoup.ingredients.slice(6),
      ],
    },
  },
};
