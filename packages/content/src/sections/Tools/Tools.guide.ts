import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the page of resources: the tools that visitors can use, each behind an Access button.'],
  insteadUse: [
    { component: 'Content/Sections/ResourceLibrary', when: 'they are documents to download.' },
    { component: 'Content/Sections/FeaturedContent', when: 'they are a few items to begin with.' },
    { component: 'Tools/ToolFrame', when: 'it is the tool itself.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Three in a row in a wide window: icon and category, name, description, and the button at the bottom.',
      'Content/Cards/ToolCard',
    ],
  ],
  donts: [
    {
      story: 'UnevenDescriptions',
      caption: 'Descriptions of very different length: most of a short card is empty, and its tool seems to do less.',
    },
  ],
  keyboard: linkKeys,
  content: ['A description says what a visitor learns or gets from the tool, in one or two sentences.'],
  accessibility: [
    region,
    'The cards are one list: their number is announced first.',
    'Each button is a link named with its tool. One to another site says that it opens in a new tab. Icons are decorative.',
  ],
};
