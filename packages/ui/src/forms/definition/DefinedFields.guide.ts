export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For forms as data: one list of definitions gives the fields, their validation and the same validation on a server.',
    'Consecutive short fields are placed side by side automatically.',
    '`when` asks for a field only after certain answers to an earlier one.',
  ],
  insteadUse: [
    {
      component: 'Forms/Form',
      when: 'the form is unique: write its fields as JSX.',
    },
  ],
  dos: [
    {
      story: 'Drawn',
      caption: 'Each type of answer has its control, keyboard and limit.',
    },
  ],
  keyboard: [['Tab', 'Moves through the fields in the order of their definitions.']],
  accessibility: [
    'As the single fields.',
    'The limit of a long text, the range of a number and what an upload accepts are part of the description.',
    'A field with a condition follows the one it depends on, and moves no other one.',
  ],
};
