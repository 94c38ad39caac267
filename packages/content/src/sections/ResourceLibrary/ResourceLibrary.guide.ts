import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the library on the page of resources: documents to download or to ask for, in categories.'],
  insteadUse: [
    { component: 'Content/Sections/MediaAssets', when: 'they are files for the press.' },
    { component: 'Content/Sections/WhitePapers', when: 'they are papers with a date and a number of pages.' },
    { component: 'Content/Sections/FeaturedContent', when: 'they are a few items to begin with.' },
  ],
  anatomy: [
    ...sectionWords,
    ['Category', 'Name and description beside its documents; above them on a phone.'],
    [
      'Rows',
      'A row for each document: name, kind and description, and at the end a link that downloads it or asks for it.',
      'Content/Cards/ResourceCard',
    ],
  ],
  donts: [
    {
      story: 'KindRepeated',
      caption: 'Descriptions that begin with the kind: the row already does, and what each document is for is missing.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'The description of a category says whom its documents are for.',
    'The kind stands before the description of a document, which says what the document does.',
    'A document without a file is offered as “Ask for it”: the link leads to the contact form.',
  ],
  accessibility: [
    region,
    'Each category has an `<h3>` and a list of its own; the names of its documents are `<h4>`.',
    'Each link includes the name of its document; type, pages and size, if they are known, are its description.',
  ],
};
