import type { ClosingCall, PageHero, SectionWords } from './shapes';

export const recipesHero: PageHero = {
  label: 'Brambles Farm',
  headline: 'Recipes from the farm',
  lead: 'What we cook when the fields leave time for it. Every recipe can be scaled to your table, and printed.',
};

export const recipesSection: SectionWords = { label: 'Recipes', heading: 'In the kitchen now' };

/** The headings on the page of a recipe. */
export const recipeHeadings = { ingredients: 'Ingredients', instructions: 'Instructions' };

export const recipesClosingCall: ClosingCall = {
  heading: 'Cooked one of them?',
  text: 'Tell me what you changed. Half of these came from readers who knew better.',
  actions: [
    { label: 'Contact me', href: '/contact' },
    { label: 'See the farm', href: '/brambles-farm' },
  ],
};

/** On the page of the farm, while a recipe is on the site. */
export const farmRecipes: SectionWords & { text: string; link: string } = {
  label: 'Kitchen',
  heading: 'From field to table',
  text: 'Some of what grows here ends up in these recipes, tested on a family that says what it thinks.',
  link: 'Read the recipes',
};
