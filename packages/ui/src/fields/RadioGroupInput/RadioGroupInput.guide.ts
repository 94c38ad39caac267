import { fieldParts, groupContent, radioGroup, radioKeys } from '../fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one of two to seven options, all visible. `list` for sentences, `row` for single words.'],
  insteadUse: [
    {
      component: 'Fields/SelectInput',
      when: 'there are more than seven.',
    },
    {
      component: 'Fields/CheckboxGroupInput',
      when: 'several can be chosen.',
    },
    {
      component: 'Forms/RadioGroupField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
    {
      component: 'Navigation/Tabs',
      when: 'it switches the view and is not an answer.',
    },
  ],
  anatomy: fieldParts([
    'Options',
    'A radio button with a label for each, one below the other; in a row, segments of one control.',
  ]),
  dos: [
    {
      story: 'List',
      caption: 'Sentences stacked.',
    },
    {
      story: 'Row',
      caption: 'Single words in one control.',
    },
  ],
  donts: [
    {
      story: 'SentencesInARow',
      caption: 'Sentences in a row: they wrap to different heights.',
    },
  ],
  keyboard: radioKeys,
  content: groupContent,
  accessibility: [
    ...radioGroup,
    'Forced colors drop the fill of the selected option of a row: there, a border marks it.',
  ],
};
