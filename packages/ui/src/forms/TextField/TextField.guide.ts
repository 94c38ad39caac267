import { guide as input } from '../../fields/TextInput/TextInput.guide.ts';
import { countAnnounced, described, named, validatedAfterTyping } from '../../fields/fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for a single line of text.'],
  insteadUse: [
    {
      component: 'Forms/TextAreaField',
      when: 'the text is longer.',
    },
    {
      component: 'Forms/NumberField',
      when: 'it is counted or measured.',
    },
    {
      component: 'Forms/SelectField',
      when: 'there is a fixed set of options.',
    },
    {
      component: 'Fields/TextInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  anatomy: input.anatomy,
  dos: [
    {
      story: 'RequiredWithHint',
      caption: 'A visible mark, a state for screen readers, and a hint before any error.',
    },
  ],
  donts: [
    {
      story: 'MarkedTwice',
      caption:
        'The labels say “required” and “optional” although the asterisk tells them apart: a required field is marked twice.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it and on.'],
    ['Enter', 'Submits the form.'],
  ],
  content: input.content,
  accessibility: [
    validatedAfterTyping,
    named,
    described,
    countAnnounced,
    'The asterisk is visual; screen readers learn from the control that it is required.',
  ],
};
