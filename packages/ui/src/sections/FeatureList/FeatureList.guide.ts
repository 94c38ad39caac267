import { region, sectionContent, sectionWords } from '../../layout/Section/Section.guide.ts';
import { linkKeys, titlesOfRows } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For three to eight points with a title and a description, read in order.',
    '`numbered` where people refer to a point by its number.',
  ],
  insteadUse: [
    {
      component: 'Sections/ProcessSteps',
      when: 'they are steps in order.',
    },
    {
      component: 'Layout/List',
      when: 'a sentence is enough for each.',
    },
    {
      component: 'Sections/CardGrid',
      when: 'each is a thing to choose, and the whole of it a link.',
    },
  ],
  anatomy: [
    ...sectionWords,
    ['Icon or number', 'If given: before the title. Numbers take the place of icons.', 'Media/Icon'],
    ['Title', 'The point in a few words. A link, if it has an address.', 'Text/Heading'],
    ['Description', 'If given: beside the title; below it on a phone.'],
  ],
  dos: [
    {
      story: 'Plain',
      caption: 'A title that says it all; the description adds the reason.',
    },
  ],
  donts: [
    {
      story: 'IconForDecoration',
      caption: 'The same icon at each point says nothing.',
    },
  ],
  keyboard: linkKeys,
  content: [
    sectionContent,
    'A title is one to six words without a period, such as “No tool to sell”. A description is one or two sentences.',
  ],
  accessibility: [
    region,
    titlesOfRows,
    '`numbered` makes it an ordered list; the visible numbers are hidden from screen readers, so that they are not announced twice.',
    'Icons are decorative.',
  ],
};
