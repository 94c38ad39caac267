import { article, cardKeys, decorativeIcon, newTab } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a free tool that visitors can open, on this site or on another.'],
  insteadUse: [
    { component: 'Content/Cards/ResourceCard', when: 'it is a document to download.' },
    { component: 'Content/Cards/FeaturedCard', when: 'it is a talk, a workshop or a report to start with.' },
  ],
  anatomy: [
    ['Icon', 'Above the name.', 'Media/Icon'],
    ['Category', 'Beside the icon, such as Cybersecurity.'],
    ['Name', 'A heading.'],
    ['Description', 'One or two sentences below the name.'],
    ['Button', '“Access”, at the bottom of the card.', 'Actions/ButtonLink'],
  ],
  donts: [
    {
      story: 'ExplainsTheButton',
      caption:
        'A description that explains the button: visitors know how to press one, but not what the tool tells them.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'The name ends in what the tool is, such as an assessment, a calculator or a glossary: the button says only “Access”.',
    'The icon stands for the tool; the category beside it is a word that several tools may share.',
  ],
  accessibility: [article, 'The link is named “Access” and the name of the tool.', newTab, decorativeIcon],
};
