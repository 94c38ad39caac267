import { checkboxKeys, clickableLabel, described, error, hint } from '../fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a yes-or-no answer that takes effect when it is submitted or calculated.'],
  insteadUse: [
    {
      component: 'Fields/CheckboxGroupInput',
      when: 'there are several of a kind.',
    },
    {
      component: 'Fields/RadioGroupInput',
      when: 'both answers need words: “Monthly” or “yearly”.',
    },
    {
      component: 'Forms/CheckboxField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  anatomy: [
    ['Box', 'Checked for yes, unchecked for no.'],
    ['Label', 'Beside the box: what a check means, with an asterisk if the box has to be checked.'],
    hint,
    error,
  ],
  dos: [{ story: 'Plain', caption: 'The label names what a check adds. The hint says what it costs.' }],
  donts: [
    {
      story: 'NegativeLabel',
      caption: 'The label is negative: whoever wants monitoring has to leave the box unchecked.',
    },
  ],
  keyboard: checkboxKeys,
  content: [
    'The label says what a check means: a noun such as “Monitoring”, or a whole sentence such as “You may call me”. It has no period.',
    'The hint adds what the label leaves open, and ends with a period: “Only on weekdays.”',
    'The error begins with “Confirm”: “Confirm that I may call you.”',
  ],
  accessibility: [clickableLabel, described],
};
