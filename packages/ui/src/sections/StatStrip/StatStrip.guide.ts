export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for three to five key figures, each with its scope: years, countries, talks.'],
  insteadUse: [
    {
      component: 'Sections/FactList',
      when: 'people look the facts up.',
    },
    {
      component: 'Sections/FigureTable',
      when: 'people compare the figures.',
    },
  ],
  dos: [
    {
      story: 'Four',
      caption: 'Each figure says what it counts.',
    },
  ],
  donts: [
    {
      story: 'WithoutScope',
      caption: 'Don’t show figures without scope: nobody knows what 100 % refers to. Say what is counted.',
    },
    { caption: 'Don’t use exact figures for changing numbers: 1,287 is wrong next month. Round down: “1,200+”.' },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'Names the section.'],
    ['Intro', 'A sentence or two below the heading.'],
    ['Figure', 'Large; all have the same size.'],
    ['Name', 'What is counted, below the figure.'],
  ],
  content: [
    'Limit figures to five characters: “15+”, “92%”.',
    'Say what is counted, in the plural and without a full stop: “organizations advised”.',
  ],
  keyboard: [],
  accessibility: [
    'A `<dl>`: what is counted is announced with the figure.',
    'Figures don’t count up: there is no animation.',
  ],
};
