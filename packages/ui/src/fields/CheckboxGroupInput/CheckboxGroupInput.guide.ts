export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For choosing any number of a few visible options.'],
  insteadUse: [
    {
      component: 'Fields/RadioGroupInput',
      when: 'people can choose only one.',
    },
    {
      component: 'Forms/CheckboxGroupField',
      when: 'the field is in a `Form`, which manages value and error.',
    },
  ],
  anatomy: [
    ['Question', 'The legend of the group.'],
    ['Hint', 'Below the question: how many to choose, or why you ask.'],
    ['Options', 'A checkbox and its label, which is clickable.'],
    ['Error', 'Below the options: how to fix it.'],
  ],
  content: [
    'The question is a noun or a question: “Services of interest”.',
    'Options have the same form: all nouns, or all sentences.',
  ],
  keyboard: [
    ['Tab', 'Moves between checkboxes.'],
    ['Space', 'Checks or unchecks it.'],
  ],
  accessibility: [
    'A `<fieldset>` with a `<legend>`: the question is announced with each checkbox.',
    'A required group says so in its name, because ARIA has no required state for groups.',
    'The error belongs to the group, and appears when focus leaves it.',
  ],
};
