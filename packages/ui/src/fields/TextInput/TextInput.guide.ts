import { characterCount, countAnnounced, described, fieldContent, fieldParts, named } from '../fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a single line of text. `type` sets the keyboard of a phone, `autoComplete` lets the browser fill in what it knows.',
  ],
  insteadUse: [
    {
      component: 'Fields/TextAreaInput',
      when: 'the text is longer than one line.',
    },
    {
      component: 'Fields/NumberInput',
      when: 'it is counted or measured.',
    },
    {
      component: 'Fields/SelectInput',
      when: 'there is a fixed set of options.',
    },
    {
      component: 'Forms/TextField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  anatomy: [
    ...fieldParts(
      ['Prefix', 'If given: what stands before the value and is not part of it.'],
      ['Input', 'One line for the text.'],
    ),
    characterCount,
  ],
  dos: [
    {
      story: 'WithError',
      caption: 'The hint says what is expected, the error what to do.',
    },
  ],
  donts: [
    {
      story: 'ErrorThatBlames',
      caption: '“Invalid input” says neither what is wrong nor what to do.',
    },
  ],
  keyboard: [['Tab', 'Moves to it and on.']],
  content: fieldContent,
  accessibility: [
    named,
    described,
    countAnnounced,
    'No placeholder: it disappears when it is needed, and has too little contrast.',
  ],
};
