export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for three to six steps in order: how a project proceeds, what follows a request.'],
  insteadUse: [
    {
      component: 'Sections/FeatureList',
      when: 'the order does not matter.',
    },
    {
      component: 'Layout/List',
      when: 'each step is a single word.',
    },
  ],
  dos: [
    {
      story: 'FourSteps',
      caption: 'Each step starts with what happens, not with who does it.',
    },
  ],
  donts: [
    {
      story: 'WithoutAnOrder',
      caption: 'Don’t number points without an order: numbers promise a sequence. Use `FeatureList` instead.',
    },
    { caption: 'Don’t list more than six steps: nobody remembers them. Combine those of one phase.' },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'Names the section.'],
    ['Intro', 'A sentence or two below the heading.'],
    ['Number', 'The position, at the start.'],
    ['Title', 'The step, as a verb.'],
    ['Duration', 'How long it takes, or its deadline.'],
    ['Description', 'What happens, and who does it.'],
    ['Drawing', 'Illustrates the step, below the text.'],
  ],
  content: [
    'Use verbs in one form as titles: “Apply”, “Talk”, “Match”, “Begin”.',
    'Keep durations short: “30 minutes”, “Within 2 weeks”.',
  ],
  keyboard: [],
  accessibility: [
    'A region named by its heading; headings of cards and rows inside are one level lower.',
    'Drawings are decorative; the text says the same.',
    'An `<ol>`: the number of each step is announced.',
  ],
};
