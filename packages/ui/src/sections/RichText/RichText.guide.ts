import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'draft',
  use: [
    'For paragraphs that an author writes with links and emphasis: an answer, a biography, a legal text.',
    'The value is text and spans, never HTML: nothing that an author types becomes another element.',
    'Inside a Text, which sets the size and the length of the lines.',
  ],
  insteadUse: [{ component: 'Text/Text', when: 'the words are plain.' }],
  anatomy: [
    ['Plain words', 'In the size and the color of the text around them.'],
    ['Strong words', 'In bold: what a reader must not miss.'],
    ['Emphasized words', 'In italics: what would be stressed in speech.'],
    ['Links', 'Underlined, with or without emphasis.', 'Actions/Link'],
  ],
  dos: [{ story: 'Marked', caption: 'A few strong words, and links whose words say where they lead.' }],
  donts: [
    {
      story: 'StrongEverywhere',
      caption: 'Half of the words are strong: no phrase stands out from the others, and the paragraph is hard to read.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'Strong and emphasized words are a few in a paragraph, never a whole sentence.',
    'The words of a link are the name of what it leads to, such as “NIST framework”, or what is found there.',
  ],
  accessibility: [
    'Links make sense out of context: the words of the link, not “here”.',
    'Strong is a `<strong>`, emphasis an `<em>`. Neither replaces a heading.',
  ],
};
