export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Once, at the end of a page: the next step, with one or two actions.'],
  insteadUse: [
    {
      component: 'Sections/Hero',
      when: 'it opens the page.',
    },
    {
      component: 'Actions/ButtonLink',
      when: 'the link is inside a section.',
    },
  ],
  dos: [
    {
      story: 'TwoActions',
      caption: 'The first action is the primary one.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level below it.',
    'At most two actions: others are in the bar or the footer.',
  ],
};
