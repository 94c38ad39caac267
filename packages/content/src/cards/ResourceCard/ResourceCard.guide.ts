import { article, cardKeys, newTab } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one document of the library, as a row of its category: to download or, while it has no file, to ask for.'],
  insteadUse: [
    { component: 'Content/Cards/PaperCard', when: 'it is a white paper, with its pages and its date.' },
    { component: 'Content/Cards/FeaturedCard', when: 'it is one of the few items to start with.' },
    { component: 'Content/Cards/ToolCard', when: 'visitors do something with it in the browser.' },
  ],
  anatomy: [
    ['Name', 'The name of the document, as a heading.'],
    ['Kind and description', 'One paragraph below the name; the kind comes first, with a period.'],
    [
      'Link',
      'At the end of the row; below the text on a phone. “Download” with the type, pages and size of the file, if they are known, or “Ask for it” while there is no file.',
      'Actions/FileLink',
    ],
  ],
  donts: [
    {
      story: 'ComingSoon',
      caption:
        'A description that says when the file will come: the link already offers to ask for it, and nobody learns what is in the document.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The description says what is in the document, or what it does.',
    'It does not mention the file: type, pages and size stand beside the link, and change with the file.',
  ],
  accessibility: [
    article,
    'The link is named “Download” or “Ask for it”, and the name of the document.',
    'Type, pages and size, if they are known, are the description of the link.',
    newTab,
  ],
};
