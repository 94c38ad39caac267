import { field, words } from '@advisor/content/collections';
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
  words: {
    hero: {
      label: 'Brambles Farm',
      headline: 'Recipes from the farm',
      lead: 'What we cook when the fields leave time for it. Every recipe can be scaled to your table, and printed.',
    },
    recipes: { label: 'Recipes', heading: 'In the kitchen now' },
    recipe: { ingredients: 'Ingredients', instructions: 'Instructions' },
    closingCall: {
      heading: 'Cooked one of them?',
      text: 'Tell me what you changed. Half of these came from readers who knew better.',
      actions: [
        { label: 'Contact me', href: '/contact' },
        { label: 'See the farm', href: '/brambles-farm' },
      ],
    },
  },
});
