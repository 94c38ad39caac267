export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In rows and bars where the same few actions come again and again: edit, delete, close, next month.'],
  insteadUse: [
    {
      component: 'Actions/Button',
      when: 'there is room for words: they are understood by more people.',
    },
  ],
  dos: [
    {
      story: 'Quiet',
      caption: 'The label names the action and its object.',
    },
  ],
  donts: [
    {
      story: 'LabelWithoutObject',
      caption: 'Ten buttons called “Delete”: which one is it?',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it.'],
  ],
  accessibility: [
    '`label` is its name. Say the verb and the object: “Delete Brambles soup”.',
    'The name is in sight while the button has the keyboard’s focus, and when the pointer rests on it.',
    '44 px square, also where the icon is 20 px.',
  ],
};
