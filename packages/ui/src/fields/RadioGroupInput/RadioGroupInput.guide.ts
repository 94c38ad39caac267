export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one of two to seven visible options. Use `list` for sentences, `row` for single words.'],
  insteadUse: [
    {
      component: 'Fields/SelectInput',
      when: 'there are more than seven.',
    },
    {
      component: 'Fields/CheckboxGroupInput',
      when: 'people can choose several.',
    },
    {
      component: 'Forms/RadioGroupField',
      when: 'the field is in a `Form`, which manages value and error.',
    },
    {
      component: 'Fields/SegmentedControl',
      when: 'it switches the view of the same content and is not an answer.',
    },
    {
      component: 'Navigation/Tabs',
      when: 'it switches between different content.',
    },
  ],
  dos: [
    {
      story: 'List',
      caption: 'Stack options that are sentences.',
    },
    {
      story: 'Row',
      caption: 'Put single words in one control.',
    },
  ],
  donts: [
    {
      story: 'SentencesInARow',
      caption: 'Don’t put sentences in a row: they wrap to different heights. Use `list` instead.',
    },
  ],
  anatomy: [
    ['Question', 'The legend of the group.'],
    ['Hint', 'Below the question: what to consider, or why you ask.'],
    ['Options', 'Radio buttons with labels, stacked, or words in a row.'],
    ['Error', 'Below the options: how to fix it.'],
  ],
  content: [
    'A question or a noun: “How should I reply?”',
    'Options answer it in the same form: “By e-mail”, “By phone”.',
  ],
  keyboard: [
    ['Tab', 'Moves to the selected option, or to the first.'],
    ['ArrowDown', 'Selects the next option.'],
    ['ArrowUp', 'Selects the previous option.'],
    ['Space', 'Selects the focused option.'],
  ],
  accessibility: [
    'A `<fieldset>` with the role `radiogroup`, named by the question.',
    'The selected option of a row is not marked by color alone: in forced colors, it has a thicker border.',
  ],
};
