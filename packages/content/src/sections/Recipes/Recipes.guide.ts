import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the page of recipes: all that the owner has put on the site, to choose from.'],
  insteadUse: [
    { component: 'Content/Sections/RecipeDetails', when: 'one recipe is shown, to cook from or to print.' },
    { component: 'Content/Sections/FarmRecipes', when: 'another page leads to the recipes.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Three in a row in a wide window: picture, category, title, description, times and servings. What a recipe does not say is left out.',
      'Content/Cards/RecipeSummaryCard',
    ],
  ],
  donts: [
    {
      story: 'TimesInDescription',
      caption:
        'A description of times and servings: the line below says the same, and nothing says what the dish is like.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'The words of a card are those of the recipe; on the site, recipes are in the order of their titles.',
    'The site cuts a description to 160 characters, so its first sentence says what the dish is like.',
  ],
  accessibility: [
    region,
    'The cards are one list: their number is announced first.',
    'Each card has one link, named by the title of its recipe. The picture is decorative.',
  ],
};
