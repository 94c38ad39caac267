import { region, sectionContent, sectionWords } from '../../layout/Section/Section.guide.ts';
import { linkKeys } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For paragraphs of text, with an optional picture.'],
  insteadUse: [
    {
      component: 'Text/Text',
      when: 'there is one paragraph.',
    },
    {
      component: 'Sections/FeatureList',
      when: 'there are points.',
    },
  ],
  anatomy: [
    ...sectionWords,
    ['Paragraphs', 'In lines of a length to read. They can have links and emphasis.', 'Sections/RichText'],
    ['Picture', 'If given: beside the text; below it on a phone.'],
  ],
  dos: [
    {
      story: 'TextAlone',
      caption: 'Paragraphs at reading width.',
    },
  ],
  donts: [
    {
      story: 'StrongAsHeadings',
      caption:
        'Strong words in the place of headings: they hardly stand out from the text, and nobody can jump from one to the next.',
    },
  ],
  keyboard: linkKeys,
  content: [sectionContent, 'A paragraph has one subject, in one to four sentences.'],
  accessibility: [region, 'A picture needs a text alternative, or `aria-hidden` if it is decorative.'],
};
