export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for one answer of several that people know by name. The value is the option’s.'],
  insteadUse: [
    {
      component: 'Forms/CheckboxGroup',
      when: 'several can be true.',
    },
    {
      component: 'Fields/SelectInput',
      when: 'there is no form, or the value is held elsewhere.',
    },
  ],
  dos: [
    {
      story: 'AlwaysAnswered',
      caption: 'Where there always is an answer, no line stands for none.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Space', 'Opens the list.'],
    ['ArrowDown', 'Chooses the next.'],
    ['ArrowUp', 'Chooses the one before.'],
  ],
  accessibility: [
    'Says what is wrong when the focus leaves it, never while someone types.',
    'The label is part of the component: a field cannot be nameless.',
    'Hint and error are read out with the field, and `aria-invalid` says that there is an error.',
    'The platform’s own list.',
  ],
};
