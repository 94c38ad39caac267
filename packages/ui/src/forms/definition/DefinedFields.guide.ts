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
  anatomy: [
    ['Row', 'Two short fields that follow each other.', 'Fields/FieldRow'],
    ['Text', 'One line for words, an address or a date; a text area for several lines.', 'Forms/TextField'],
    ['One option', 'A select, or radio buttons.', 'Forms/SelectField'],
    ['Several options', 'A checkbox for each.', 'Forms/CheckboxGroupField'],
    ['Number', 'With its range in the hint.', 'Forms/NumberField'],
    ['Consent', 'A single checkbox.', 'Forms/CheckboxField'],
    ['Files', 'With their limits in the hint.', 'Forms/FileField'],
  ],
  dos: [
    {
      story: 'Drawn',
      caption: 'Each type of answer has its control, keyboard and limit.',
    },
  ],
  donts: [
    {
      story: 'SentenceAsRequired',
      caption:
        '`required` is a whole sentence: the error puts “Enter” in front and a period behind, and is no longer a sentence.',
    },
  ],
  keyboard: [['Tab', 'Moves through the fields in the order of their definitions.']],
  content: [
    'Labels, hints and options are written as those of the single fields.',
    '`required` completes the sentence of the error: “your name” becomes “Enter your name.”, “a topic” becomes “Choose a topic.”',
    'A hint leaves out range, length and what an upload accepts: the fields add them.',
  ],
  accessibility: [
    'As the single fields.',
    'The limit of a long text, the range of a number and what an upload accepts are part of the description.',
    'A field with a condition follows the one it depends on, and moves no other one.',
  ],
};
