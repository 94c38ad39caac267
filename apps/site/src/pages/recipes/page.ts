import { field, words } from '@advisor/content/collections';
import { recipeHeadings, recipesClosingCall, recipesHero, recipesSection } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/recipes',
  title: 'Recipes',
  description: 'Recipes from Brambles Farm, with ingredients for as many people as you like, to cook from or to print.',
  searchWords: 'cooking, food, kitchen, ingredients, meals',
  parent: '/brambles-farm',
  recipes: 'list',
  fields: {
    hero: words.opening(),
    recipes: words.section('Recipes'),
    recipe: field.group({
      label: 'On each recipe',
      fields: {
        ingredients: field.text({ label: 'Heading of the ingredients', min: 3, max: 70 }),
        instructions: field.text({ label: 'Heading of the instructions', min: 3, max: 70 }),
      },
    }),
    closingCall: words.closingCall(),
  },
  words: { hero: recipesHero, recipes: recipesSection, recipe: recipeHeadings, closingCall: recipesClosingCall },
});
