import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Above the form for executive briefs: the briefs to choose from. A press on a card chooses its brief in the form.',
  ],
  insteadUse: [
    { component: 'Content/Sections/WhitePapers', when: 'each is one paper with its pages and its date.' },
    { component: 'Content/Sections/SessionCards', when: 'the form books an appointment.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Cards',
      'Three in a row: icon, title, description and three topics. The whole card is a link.',
      'Content/Cards/BriefCard',
    ],
  ],
  donts: [
    {
      story: 'TopicsAsSentences',
      caption: 'Topics written as sentences: the list is longer than the description, and cannot be scanned.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A topic is a few words; each brief has three.',
    'The answer in the form is one that the form offers, such as `cybersecurity`. With any other, the card leads to the form and chooses nothing.',
  ],
  accessibility: [
    region,
    'The cards are one list; the topics of each card are a list inside it.',
    'Each card is one link, named by its title. It leads to the form, where the brief is chosen.',
    'Icons are decorative.',
  ],
};
