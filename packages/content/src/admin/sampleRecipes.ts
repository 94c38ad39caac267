import type { Recipe } from './recipe';

/** Recipes for stories: a whole one, and one with the least that a recipe can have. */
export const sampleRecipes: readonly Recipe[] = [
  {
    id: 'a1',
    title: 'White bean and kale soup',
    description: 'Better on the second day. The parmesan rind does most of the work.',
    ingredients: ['3 tbsp olive oil', '1 onion, chopped', '2 tins white beans', '200 g kale'],
    instructions: 'Soften the onion. Add everything else. Simmer for 25 minutes.',
    prep_time: 15,
    cook_time: 40,
    servings: 6,
    difficulty: 'easy',
    category: 'Soup',
    image_url: null,
    image_alt: null,
    created_at: '2026-10-02T09:00:00Z',
    updated_at: '2026-10-05T09:00:00Z',
  },
  {
    id: 'a2',
    title: 'Laminated butter croissants that take a weekend and a cool kitchen',
    description: null,
    ingredients: ['500 g flour'],
    instructions: 'Fold, rest, fold again.',
    prep_time: null,
    cook_time: null,
    servings: null,
    difficulty: 'hard',
    category: null,
    image_url: null,
    image_alt: null,
    created_at: '2026-09-30T09:00:00Z',
    updated_at: '2026-09-30T09:00:00Z',
  },
];
