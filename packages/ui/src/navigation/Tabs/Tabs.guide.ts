export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for equivalent panels that people view one at a time: kinds of content, views of one result.'],
  insteadUse: [
    {
      component: 'Layout/Section',
      when: 'people read all of the content: stacked sections need no click.',
    },
    {
      component: 'Navigation/NavBar',
      when: 'each part has its own URL.',
    },
    {
      component: 'Fields/RadioGroupInput',
      when: 'the choice is form input or changes a setting.',
    },
  ],
  dos: [
    {
      story: 'WithCounts',
      caption: 'Short, parallel names, with a count where it helps people choose.',
    },
  ],
  donts: [
    {
      story: 'StepsAsTabs',
      caption:
        'Don’t use tabs for steps: nothing shows that the second depends on the first. Show one step after the other.',
    },
  ],
  anatomy: [
    ['List', 'Contains the tabs; named by its `label`.'],
    ['Tab', 'A word and, with `count`, the number of items.'],
    ['Line', 'Marks the current tab.'],
    ['Panel', 'The content of the current tab.'],
  ],
  content: ['Use parallel nouns of similar length, without verbs.'],
  keyboard: [
    ['Tab', 'Moves to the current tab, then into its panel.'],
    ['ArrowRight', 'Shows the next tab; after the last, the first. In right-to-left text it is `ArrowLeft`.'],
    ['ArrowLeft', 'Shows the previous tab.'],
    ['Home', 'Shows the first tab.'],
    ['End', 'Shows the last tab.'],
  ],
  accessibility: [
    'Uses the roles `tablist`, `tab` and `tabpanel`; the list needs a `label`.',
    'One tab stop; arrow keys follow the text direction.',
    'Hidden panels are not rendered: don’t put content there that search should find.',
  ],
};
