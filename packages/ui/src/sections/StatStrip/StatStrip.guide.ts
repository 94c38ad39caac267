export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For three to five key figures: years, countries, talks. Each with its scope.'],
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
    'A `<dl>`: what is counted is announced with the figure.',
    'The figures do not count up: nothing moves by itself.',
  ],
};
