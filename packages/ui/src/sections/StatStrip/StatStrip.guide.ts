export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For three to five figures that say how much: years, countries, talks. Each with its scope.'],
  insteadUse: [
    {
      component: 'Sections/FactList',
      when: 'they are looked up.',
    },
    {
      component: 'Sections/FigureTable',
      when: 'they are compared.',
    },
  ],
  dos: [
    {
      story: 'Four',
      caption: 'A figure with what it counts.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A `<dl>`: what is counted is read out with the figure.',
    'The figures do not count up: nothing moves by itself.',
  ],
};
