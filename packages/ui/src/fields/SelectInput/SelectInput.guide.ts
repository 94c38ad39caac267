import { described, fieldParts, hintWords, labelWords, named, optionWords, selectKeys } from '../fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one of eight or more options that people know by name.'],
  insteadUse: [
    {
      component: 'Fields/RadioGroupInput',
      when: 'there are seven or fewer: visible options are faster to choose from.',
    },
    {
      component: 'Overlays/SearchDialog',
      when: 'there are hundreds.',
    },
    {
      component: 'Forms/SelectField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  anatomy: fieldParts(
    ['Control', 'The chosen option, or words that say that there is none.'],
    ['Arrow', 'At the end of the control. It shows that a list opens.', 'Media/Icon'],
  ),
  dos: [{ story: 'NothingChosen', caption: '“Choose one” fits on a phone, and cannot be taken for an answer.' }],
  donts: [
    {
      story: 'InstructionsInPlaceholder',
      caption: 'The placeholder does the work of a hint: a phone cuts it off, and it is gone once an option is chosen.',
    },
  ],
  keyboard: selectKeys,
  content: [
    labelWords,
    hintWords,
    optionWords,
    'The option for no answer says so in two or three words: “Choose one”. The error names what is missing: “Choose a region.”',
  ],
  accessibility: [named, described, 'The native list of the platform, also on a phone.'],
};
