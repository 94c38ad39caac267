import { guide as input } from '../../fields/TextAreaInput/TextAreaInput.guide.ts';
import { countAnnounced, described, named, validatedAfterTyping } from '../../fields/fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In a `Form`, for multi-line text.'],
  insteadUse: [
    {
      component: 'Forms/TextField',
      when: 'one line is enough.',
    },
    {
      component: 'Fields/TextAreaInput',
      when: 'there is no form, or the value is kept elsewhere.',
    },
  ],
  anatomy: input.anatomy,
  dos: [{ story: 'Plain', caption: 'The hint helps to answer.' }],
  donts: [
    {
      story: 'FiveFactsInOne',
      caption: 'One field asks for five facts: some of them will be missing, and none can be validated.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it and on.'],
    ['Enter', 'Starts a new line and does not submit.'],
  ],
  content: input.content,
  accessibility: [validatedAfterTyping, named, described, countAnnounced],
};
