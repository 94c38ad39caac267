/** Applies to every section with links. */
const links = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves from link to link, in the order of reading.'],
    ['Enter', 'Follows a link.'],
  ],
} as const;

const words = 'Its words are props: on this site a page passes them from `lists`.';

export const backLink: ComponentGuide = {
  ...links,
  use: ['First on a page that people reach from several others: it goes back to where they came from.'],
  insteadUse: [{ component: 'Navigation/Link', when: 'it always leads to the same page.' }],
  accessibility: ['An `<a>`: without scripts or a history it leads to a fixed page.'],
};
export const pageOpening: ComponentGuide = {
  ...links,
  use: ['First on every inner page.'],
  insteadUse: [
    { component: 'Content/Sections/HomeHero', when: 'it is the landing page.' },
    { component: 'Sections/Hero', when: 'the site is another one.' },
  ],
  accessibility: ['The headline is the `<h1>` of the page.', words],
};
export const servicePage: ComponentGuide = {
  ...links,
  use: ['For a whole service page, from opening to closing call: a list of words is all it needs.'],
  insteadUse: [{ component: 'Content/Sections/PageOpening', when: 'the page has sections of its own.' }],
  accessibility: [
    'Each section is a region named by its heading, an `<h2>`; what stands in it is one level below.',
    words,
  ],
};
export const sessionCards: ComponentGuide = {
  ...links,
  use: ['Above a form: the sessions it can book. A press chooses one in the form.'],
  insteadUse: [{ component: 'Content/Sections/ServiceAreas', when: 'they take months.' }],
  accessibility: ['A region named by its heading, an `<h2>`; what stands in it is one level below.', words],
};
export const scriptFailure: ComponentGuide = {
  ...links,
  use: [
    'Once in a prerendered page, hidden: the script that loads the others shows it when one of them cannot be loaded.',
  ],
  insteadUse: [
    { component: 'Feedback/notify', when: 'scripts run, and something a person asked for has failed.' },
    { component: 'Feedback/Alert', when: 'a part of the page explains itself where it stands.' },
  ],
  accessibility: ['A `<div role="alert">`: announced when it is shown.'],
};
export const recipeDetails: ComponentGuide = {
  status: 'stable',
  use: [
    'The whole page of a recipe: it has the `<h1>`.',
    'On paper it stands alone: bar, footer and the rest of the page are left out.',
  ],
  insteadUse: [{ component: 'Content/Sections/Recipes', when: 'there are several to choose from.' }],
  keyboard: [
    ['Tab', 'Moves to the button for printing, then to the servings.'],
    ['ArrowUp', 'In the servings: one more.'],
    ['ArrowDown', 'In the servings: one less.'],
  ],
  accessibility: [
    'For how many people the amounts are is announced when it changes.',
    'Without scripts it is complete, for the servings of the recipe; what needs scripts is not shown.',
    'Ingredients are a list, instructions a numbered one.',
  ],
};
