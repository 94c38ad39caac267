export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one answer out of two to seven, all in sight. `list` for sentences, `row` for single words.'],
  insteadUse: [
    {
      component: 'Fields/SelectInput',
      when: 'there are more than seven.',
    },
    {
      component: 'Fields/Checkboxes',
      when: 'several can be true.',
    },
    {
      component: 'Navigation/Tabs',
      when: 'it shows another part and is no answer.',
    },
  ],
  dos: [
    {
      story: 'List',
      caption: 'Sentences below each other.',
    },
    {
      story: 'Row',
      caption: 'Single words in one control.',
    },
  ],
  donts: [
    {
      story: 'SentencesInARow',
      caption: 'Sentences in a row: no line is as high as the next.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the chosen answer, or to the first.'],
    ['ArrowDown', 'Chooses the next.'],
    ['ArrowUp', 'Chooses the one before.'],
    ['Space', 'Chooses the one with the focus.'],
  ],
  accessibility: [
    'A `<fieldset>` with the role `radiogroup`, named by the question.',
    'The chosen one of a row is told by more than colour: in forced colours by a thicker border.',
  ],
};
