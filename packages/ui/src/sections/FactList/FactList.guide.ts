export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For facts to look up: based in, languages, press contact. One to a row.'],
  insteadUse: [
    {
      component: 'Sections/StatStrip',
      when: 'they are key figures.',
    },
    {
      component: 'Sections/FeatureList',
      when: 'they are points to be read.',
    },
  ],
  keyboard: [['Tab', 'Moves to the facts that are links.']],
  accessibility: ['A `<dl>`: each value is announced with its name.'],
};
