export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for any number of a few options. The value lists the chosen ones in their order.'],
  insteadUse: [
    {
      component: 'Forms/SelectField',
      when: 'people can choose only one.',
    },
    {
      component: 'Fields/CheckboxGroupInput',
      when: 'there is no form, or the value is managed elsewhere.',
    },
  ],
  dos: [{ story: 'Plain', caption: 'Put the question above; show all options.' }],
  donts: [
    {
      story: 'OptionsThatExcludeEachOther',
      caption:
        'Don’t offer options that exclude each other: “By phone” and “Not at all” can both be checked. Use `RadioGroupField` instead.',
    },
    {
      caption:
        'Don’t offer “All of these”: with others checked, it contradicts them. Let people check each one instead.',
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
    'A `<fieldset>` with a `<legend>`; a required group says so in its name.',
    'The labels are clickable.',
  ],
};
