export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for two to four short facts about one thing, such as the location and audience of a talk.'],
  insteadUse: [
    { component: 'Layout/List', when: 'each fact is a sentence, or people compare them.' },
    { component: 'Sections/FactList', when: 'each fact needs a label.' },
  ],
  keyboard: [],
  accessibility: ['The dots are text, so that screen readers pause between facts.'],
};
