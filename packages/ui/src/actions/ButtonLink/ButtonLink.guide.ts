import { iconBeforeLabel, labelWords } from '../actions.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the one or two main links of a section.',
    '`secondary` for the second of two, and for all in a row of cards.',
  ],
  insteadUse: [
    {
      component: 'Actions/Button',
      when: 'it starts an action on this page.',
    },
    {
      component: 'Actions/Link',
      when: 'the link is in a sentence or a list.',
    },
  ],
  anatomy: [iconBeforeLabel, ['Label', 'Says what the link leads to.']],
  dos: [
    {
      story: 'Primary',
      caption: 'The label says what is there.',
    },
  ],
  donts: [
    {
      story: 'ClickHere',
      caption: '“Click here” says nothing in a list of links, as screen readers offer it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  content: [labelWords, 'The label names what the visitor gets: “View portfolio”, “Download the guide”.'],
  accessibility: [
    'A real `<a>`: it can be opened in a tab, copied and bookmarked.',
    'Another site opens in a new tab, and the link says so to screen readers.',
  ],
};
