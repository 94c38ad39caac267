import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['First on a page that people reach from several others: it goes back to where they came from.'],
  insteadUse: [{ component: 'Actions/Link', when: 'it always leads to the same page.' }],
  anatomy: [['Link', 'A small secondary button: an arrow and the word Back. It is not printed.', 'Actions/ButtonLink']],
  donts: [
    {
      story: 'NamedPage',
      caption: 'A label that names a page: it is wrong for every visitor who came from another one.',
    },
  ],
  keyboard: linkKeys,
  content: ['The label names no page: visitors come from different ones.'],
  accessibility: [
    'An `<a>`: without scripts or a history it leads to a fixed page.',
    'The arrow is decorative. From right to left it points the other way.',
  ],
};
