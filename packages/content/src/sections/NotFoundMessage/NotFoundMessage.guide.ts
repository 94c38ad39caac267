import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For every address at which there is no page: it says so, and has one link that leads on.'],
  insteadUse: [
    { component: 'Feedback/EmptyState', when: 'the page is there, and its list has nothing to show.' },
    { component: 'Feedback/ErrorBoundary', when: 'a part of the page has failed.' },
  ],
  anatomy: [
    ['Label', 'The code of the error, above the headline.'],
    ['Headline', 'The `<h1>` of the page.'],
    ['Text', 'Why that may be, or what to do now, in a sentence or two.'],
    ['Button', 'One link, drawn as the primary button. Full width on a phone.', 'Actions/ButtonLink'],
  ],
  donts: [
    {
      story: 'TechnicalTerms',
      caption: 'The words of a server: a visitor does not learn what happened.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'The headline says in plain words that there is no such page. The text blames nobody.',
    'The words of the button begin with a verb and name the page it leads to.',
  ],
  accessibility: [
    'A region named by its headline, the `<h1>` of the page.',
    'The code is text before the headline, and no heading.',
  ],
};
