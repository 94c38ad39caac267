import { guide as input } from '../../fields/SelectInput/SelectInput.guide.ts';
import { described, named, selectKeys, validatedAfterChoice } from '../../fields/fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for one of several options that people know by name. The value is that of the option.'],
  insteadUse: [
    {
      component: 'Forms/CheckboxGroupField',
      when: 'several can be chosen.',
    },
    {
      component: 'Forms/RadioGroupField',
      when: 'there are seven or fewer: visible options are faster to choose from.',
    },
    {
      component: 'Fields/SelectInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  anatomy: input.anatomy,
  dos: [
    {
      story: 'AlwaysAnswered',
      caption: 'If there is always an answer, no option stands for none.',
    },
  ],
  donts: [
    {
      story: 'LooksAnswered',
      caption: '`placeholder={null}` without an initial value: the field shows an answer, and the error asks for one.',
    },
  ],
  keyboard: selectKeys,
  content: input.content,
  accessibility: [validatedAfterChoice, named, described, 'The native list of the platform.'],
};
