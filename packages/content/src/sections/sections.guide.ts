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
