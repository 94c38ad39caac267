export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For forms as data: one list of definitions creates the fields and validates them in the browser and on a server.',
    'Consecutive short fields are placed side by side automatically.',
    'Use `when` to show a field only after certain answers to an earlier one.',
  ],
  insteadUse: [
    {
      component: 'Forms/Form',
      when: 'the form is unique: write its fields in JSX.',
    },
  ],
  dos: [
    {
      story: 'Drawn',
      caption: 'Give each type of answer its own control, keyboard and limit.',
    },
  ],
  donts: [
    {
      story: 'AllRequired',
      caption:
        'Don’t require every field when a reply needs only an address: people leave, or enter anything. Require only what you need.',
    },
    {
      caption:
        'Don’t put a field far below the answer it depends on: people who change that answer do not see it go. Put it right below.',
    },
  ],
  anatomy: [
    ['Fields', 'One for each definition, in order; short ones side by side.'],
    ['Conditional fields', 'Below the answer they depend on, once it is given.'],
  ],
  content: [
    '`required` completes the error: “your name” becomes “Enter your name.”',
    'Write labels and hints as for the single fields.',
  ],
  keyboard: [['Tab', 'Moves through the fields in the order of their definitions.']],
  accessibility: [
    'The same as the single fields.',
    'A long text’s limit, a number’s range and the accepted files are part of the description.',
    'A conditional field appears below the one it depends on, and moves no other.',
  ],
};
