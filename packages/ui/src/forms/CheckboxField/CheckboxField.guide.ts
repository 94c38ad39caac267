import { guide as input } from '../../fields/CheckboxInput/CheckboxInput.guide.ts';
import { checkboxKeys, clickableLabel, described, validatedAfterChoice } from '../../fields/fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for one yes or no: a consent. The value is a boolean.'],
  insteadUse: [
    {
      component: 'Forms/CheckboxGroupField',
      when: 'there are several of a kind.',
    },
    {
      component: 'Forms/RadioGroupField',
      when: 'both answers need words: “by phone” or “by email”.',
    },
    {
      component: 'Fields/CheckboxInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  anatomy: input.anatomy,
  dos: [
    {
      story: 'Plain',
      caption: 'The label is the whole sentence that people agree to. The box is not checked at first.',
    },
  ],
  donts: [
    {
      story: 'TwoConsentsInOne',
      caption: 'Two consents share a box: whoever wants to be called has to take the brief as well.',
    },
  ],
  keyboard: checkboxKeys,
  content: [
    ...(input.content ?? []),
    'The label of a consent speaks for the sender, “You may call me”, and its error for the owner, “Confirm that I may call you.”',
  ],
  accessibility: [clickableLabel, described, validatedAfterChoice],
};
