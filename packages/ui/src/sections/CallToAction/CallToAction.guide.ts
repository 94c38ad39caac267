export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Once, at the end of a page: the next step, with one way or two.'],
  insteadUse: [
    {
      component: 'Sections/Hero',
      when: 'it opens the page.',
    },
    {
      component: 'Actions/ButtonLink',
      when: 'the way on stands inside a section.',
    },
  ],
  dos: [
    {
      story: 'TwoActions',
      caption: 'The first way is the one that matters.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    'A region named by its heading; cards and rows inside are one level below it.',
    'Two ways at most: the third one is in the bar or the footer.',
  ],
};
