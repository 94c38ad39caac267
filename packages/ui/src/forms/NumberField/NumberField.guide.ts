import { guide as input } from '../../fields/NumberInput/NumberInput.guide.ts';
import { described, named, validatedAfterTyping } from '../../fields/fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for a number that is counted or measured. The value is a number, `null` when empty.'],
  insteadUse: [
    {
      component: 'Forms/TextField',
      when: 'it is a code made of digits: a postal code.',
    },
    {
      component: 'Fields/NumberInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  anatomy: input.anatomy,
  dos: [{ story: 'OutOfRange', caption: 'The hint gives the range before there is an error.' }],
  donts: [
    {
      story: 'RangeInErrorAlone',
      caption: 'Only the error gives a limit: people learn of it after their answer, and have to answer twice.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['ArrowUp', 'Adds one step.'],
    ['ArrowDown', 'Subtracts one step.'],
    ['Enter', 'Submits the form.'],
  ],
  content: [
    ...(input.content ?? []),
    'A range in the hint has the figures of the error: “1 to 100.”, “Enter 100 or less.”',
  ],
  accessibility: [validatedAfterTyping, named, described, 'Text that is not a number is an error, not an empty field.'],
};
