import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the page of white papers: papers by the owner to download or to ask for, below the badges of their categories.',
  ],
  insteadUse: [
    { component: 'Content/Sections/ResourceLibrary', when: 'they are checklists and templates, in groups.' },
    { component: 'Content/Sections/Publications', when: 'they appeared elsewhere.' },
    { component: 'Content/Sections/Briefs', when: 'the form of the page asks for them.' },
  ],
  anatomy: [
    ...sectionWords,
    ['Badges', 'All, and each category. They are text: they do not filter.', 'Cards/Badge'],
    [
      'Cards',
      'Three in a row in a wide window: category and date, title, description, pages, downloads if they are counted, and the link.',
      'Content/Cards/PaperCard',
    ],
  ],
  donts: [
    {
      story: 'BadgesLikeFilters',
      caption: 'Badges that name an action: visitors press them, and nothing happens.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'Badges are All and the categories of the cards, each once.',
    'Pages are those of the full text, also where the file is a summary.',
    'Downloads are a number that was counted; without one the field stays empty.',
  ],
  accessibility: [
    region,
    'Badges and cards are a list each. Badges take no focus.',
    'Each link includes the title of its paper; type, pages and size, if they are known, are its description.',
  ],
};
