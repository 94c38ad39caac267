export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for one of two to seven visible options. The value is the `value` of the chosen option.'],
  insteadUse: [
    {
      component: 'Forms/SelectField',
      when: 'there are more than seven, or people must be able to clear their answer.',
    },
    {
      component: 'Forms/CheckboxGroupField',
      when: 'people can choose several.',
    },
    {
      component: 'Fields/RadioGroupInput',
      when: 'there is no form, or the value is managed elsewhere.',
    },
  ],
  dos: [{ story: 'Plain', caption: 'Put the question above; show all options.' }],
  donts: [
    {
      story: 'OverlappingOptions',
      caption:
        'Don’t let options overlap: with 10 people, two are right. End one before the next begins: “1 to 9”, “10 to 49”.',
    },
    { caption: 'Don’t preselect an answer: people send it without reading the question. Start with none.' },
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
    'Hint and error are announced with the group, which is validated when it loses focus.',
  ],
};
