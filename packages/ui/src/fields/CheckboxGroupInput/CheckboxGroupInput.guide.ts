import { checkboxGroupKeys, checkboxGroup, fieldParts, groupContent } from '../fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For any number of a few options, all visible.'],
  insteadUse: [
    {
      component: 'Fields/RadioGroupInput',
      when: 'only one can be chosen.',
    },
    {
      component: 'Forms/CheckboxGroupField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  anatomy: fieldParts([
    'Options',
    'A box with a label for each, one below the other on a phone, in columns where there is room.',
  ]),
  dos: [
    {
      story: 'Plain',
      caption: 'Each option can be combined with the others. All boxes unchecked means none of them.',
    },
  ],
  donts: [
    {
      story: 'NoneAmongOptions',
      caption:
        '“None of these” is a box like the others: it can be checked beside them, and the answer contradicts itself.',
    },
  ],
  keyboard: checkboxGroupKeys,
  content: groupContent,
  accessibility: [
    ...checkboxGroup,
    'The error belongs to the group; `onBlur` is called when focus leaves the group, and not between its boxes.',
  ],
};
