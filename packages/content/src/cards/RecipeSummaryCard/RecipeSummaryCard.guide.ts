import { article, cardKeys, oneLink } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one recipe in the list of those that are on the site. The whole card leads to its page.'],
  insteadUse: [
    { component: 'Content/Admin/RecipeCard', when: 'the owner edits it.' },
    { component: 'Content/Sections/RecipeDetails', when: 'it is shown with its ingredients and steps.' },
  ],
  anatomy: [
    ['Picture', 'At the top, cropped to 3:2. Optional.', 'Media/Picture'],
    ['Category', 'Above the title. Optional.'],
    ['Title', 'The title of the recipe, as a heading; the link of the card.'],
    ['Description', 'A sentence or two. Optional.'],
    ['Times and servings', 'Below the description, separated by dots. Each is optional.'],
    ['Arrow', 'At the end of the card.'],
  ],
  donts: [
    {
      story: 'KeywordsAsCategory',
      caption: 'Keywords as the category: the one that says what kind of dish it is has to be looked for among six.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The category is the kind of dish in a word or two, such as Soup.',
    'Times are entered in minutes; 75 is shown as “1 h 15 min”.',
  ],
  accessibility: [article, oneLink, 'The picture is decorative: the heading says what it shows.'],
};
