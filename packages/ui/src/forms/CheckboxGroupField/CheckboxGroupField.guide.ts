import { guide as input } from '../../fields/CheckboxGroupInput/CheckboxGroupInput.guide.ts';
import { checkboxGroupKeys, checkboxGroup, groupValidated } from '../../fields/fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for any number of a few options. The value is a list in the order of the options.'],
  insteadUse: [
    {
      component: 'Forms/SelectField',
      when: 'only one can be chosen.',
    },
    {
      component: 'Fields/CheckboxGroupInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  anatomy: input.anatomy,
  dos: [{ story: 'Plain', caption: 'The question above, all options visible.' }],
  donts: [
    {
      story: 'HintAgainstAsterisk',
      caption: 'The hint allows no answer, and the asterisk requires one: whoever follows the hint gets an error.',
    },
  ],
  keyboard: checkboxGroupKeys,
  content: input.content,
  accessibility: [...checkboxGroup, groupValidated, 'The label of each option is clickable.'],
};
