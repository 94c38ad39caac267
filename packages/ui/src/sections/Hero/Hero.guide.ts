export const guide: ComponentGuide = {
  status: 'stable',
  use: ['First on every page. With `media` for the landing page, without it for an inner page.'],
  insteadUse: [
    {
      component: 'Layout/Section',
      when: 'it is any later section.',
    },
    {
      component: 'Sections/CallToAction',
      when: 'it ends the page.',
    },
  ],
  dos: [
    {
      story: 'WithPicture',
      caption: 'The reader’s problem first, then one primary action.',
    },
    {
      story: 'Compact',
      caption: 'An inner page: the same columns as the sections that follow.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    'The headline is the page’s one `<h1>`, and names the region.',
    'Highlights are a list of short facts.',
  ],
};
