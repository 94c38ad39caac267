import { characterCount, countAnnounced, described, fieldContent, fieldParts, named } from '../fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For multi-line text: a message, notes.'],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'one line is enough.',
    },
    {
      component: 'Forms/TextAreaField',
      when: 'the field is in a `Form`, which then keeps value and error.',
    },
  ],
  anatomy: [...fieldParts(['Input', 'Five lines at first. It can be made taller by hand.']), characterCount],
  dos: [{ story: 'Plain', caption: 'Five lines for notes: the size of the field shows how much may be written.' }],
  donts: [
    {
      story: 'LinesForAName',
      caption: 'Five lines for the name of a company: the size of the field asks for more than the answer needs.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to it and on.'],
    ['Enter', 'Starts a new line.'],
  ],
  content: fieldContent,
  accessibility: [
    named,
    described,
    'Starts with five lines, and grows with the text in browsers that can do so.',
    countAnnounced,
  ],
};
