import type { PublishedRecipe, RecipeSummary } from './schema';

/** Recipes for stories: a whole one, and one with the least that a recipe can have. */
export const publishedSoup: PublishedRecipe = {
  title: 'White bean and kale soup',
  description: 'Better on the second day. The parmesan rind does most of the work.',
  ingredients: [
    '3 tbsp olive oil',
    '1 onion, chopped',
    '1 1/2 cups white beans, soaked',
    '2–3 cloves garlic, sliced',
    '1.2 l vegetable stock',
    '200 g kale, stems removed',
    'Juice of 1/2 lemon',
    'Salt',
  ],
  instructions:
    '1. Soften the onion in the oil for 10 minutes. Add the garlic for the last minute.\n2. Add beans and stock, and simmer for an hour.\n\n3. Tear in the kale, simmer for 5 minutes and finish with lemon and salt.',
  prepTime: 15,
  cookTime: 75,
  servings: 6,
  difficulty: 'easy',
  category: 'Soup',
};

export const publishedLeast: PublishedRecipe = {
  title: 'Laminated butter croissants that take a weekend and a cool kitchen',
  ingredients: ['500 g flour'],
  instructions: 'Fold, rest, fold again.',
  difficulty: 'hard',
};

export const recipeSummaries: readonly RecipeSummary[] = [
  { slug: 'croissants', title: publishedLeast.title },
  {
    slug: 'white-bean-soup',
    title: publishedSoup.title,
    description: publishedSoup.description!,
    prepTime: 15,
    cookTime: 75,
    servings: 6,
    category: 'Soup',
  },
];
