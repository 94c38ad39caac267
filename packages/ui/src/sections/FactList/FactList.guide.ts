export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for facts that people look up, one per row: location, languages, press contact.'],
  insteadUse: [
    {
      component: 'Sections/StatStrip',
      when: 'the facts are key figures.',
    },
    {
      component: 'Sections/FeatureList',
      when: 'the items are points to read.',
    },
  ],
  anatomy: [
    ['Label', 'A few words above the heading.'],
    ['Heading', 'Names the section.'],
    ['Intro', 'A sentence or two below the heading.'],
    ['Term', 'The name of the fact, at the start.'],
    ['Value', 'Beside the term; optionally a link.'],
  ],
  content: [
    'Use a word or two for terms, without a colon: “Reply within”.',
    'Keep values short, with their unit: “24 hours”.',
  ],
  keyboard: [['Tab', 'Moves from link to link.']],
  accessibility: ['A `<dl>`: each value is announced with its term.'],
};
