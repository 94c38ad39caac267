import { guide as input } from '../../fields/RadioGroupInput/RadioGroupInput.guide.ts';
import { groupValidated, radioGroup, radioKeys } from '../../fields/fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for one of two to seven options, all visible. The value is that of the option.'],
  insteadUse: [
    {
      component: 'Forms/SelectField',
      when: 'there are more than seven, or an answer that was given must be taken back.',
    },
    {
      component: 'Forms/CheckboxGroupField',
      when: 'several can be chosen.',
    },
    {
      component: 'Fields/RadioGroupInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  anatomy: input.anatomy,
  dos: [{ story: 'Plain', caption: 'The question above, all options visible.' }],
  donts: [
    {
      story: 'OverlappingRanges',
      caption: 'The ranges overlap: a company of 50 people fits two of them, and neither answer can be relied on.',
    },
  ],
  keyboard: radioKeys,
  content: input.content,
  accessibility: [...radioGroup, groupValidated],
};
