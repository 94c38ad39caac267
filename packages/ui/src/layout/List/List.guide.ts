export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For short points of a sentence or less: what is included, what you get.',
    'Two columns for about six points or more, if there is space.',
  ],
  insteadUse: [
    {
      component: 'Sections/FeatureList',
      when: 'each point has a title and a description.',
    },
    {
      component: 'Sections/ProcessSteps',
      when: 'the order matters.',
    },
    {
      component: 'Sections/FactList',
      when: 'each line is a name with its value.',
    },
  ],
  anatomy: [
    ['Hairline', 'Above each point; there is none below the last.'],
    ['Point', 'A few words or one sentence, without a bullet. The smallest size is also in a softer color.'],
  ],
  dos: [{ story: 'OneColumn', caption: 'Points of one kind that all begin alike: the list can be read at a glance.' }],
  donts: [
    {
      story: 'NamesWithValues',
      caption:
        'Each point is a name with its value: the values begin at different places, and cannot be read down the list.',
    },
  ],
  keyboard: [],
  content: [
    'A point is a few words or one sentence, without a period.',
    'The points of a list begin alike, such as each with a noun: “A roadmap with an owner and a date on every line”.',
  ],
  accessibility: [
    'A real `<ul>`: the number of points is announced first.',
    'Two columns are read down the first, then down the second; the DOM has them in that order.',
  ],
};
