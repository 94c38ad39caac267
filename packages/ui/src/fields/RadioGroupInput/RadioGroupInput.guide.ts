export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one of two to seven options, all visible. `list` for sentences, `row` for single words.'],
  insteadUse: [
    {
      component: 'Fields/SelectInput',
      when: 'there are more than seven.',
    },
    {
      component: 'Fields/CheckboxGroupInput',
      when: 'several can be chosen.',
    },
    {
      component: 'Forms/RadioGroupField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
    {
      component: 'Navigation/Tabs',
      when: 'it switches the view and is not an answer.',
    },
  ],
  dos: [
    {
      story: 'List',
      caption: 'Sentences stacked.',
    },
    {
      story: 'Row',
      caption: 'Single words in one control.',
    },
  ],
  donts: [
    {
      story: 'SentencesInARow',
      caption: 'Sentences in a row: they wrap to different heights.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the selected option, or to the first.'],
    ['ArrowDown', 'Selects the next option.'],
    ['ArrowUp', 'Selects the previous option.'],
    ['Space', 'Selects the focused option.'],
  ],
  accessibility: [
    'A `<fieldset>` with the role `radiogroup`, named by the question.',
    'The selected option of a row is not marked by colour alone: in forced colours it has a thicker border.',
  ],
};
