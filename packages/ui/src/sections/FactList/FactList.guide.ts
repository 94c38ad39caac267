import { region, sectionContent, sectionWords } from '../../layout/Section/Section.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For facts to look up: based in, languages, press contact. One to a row.'],
  insteadUse: [
    {
      component: 'Sections/StatStrip',
      when: 'they are key figures.',
    },
    {
      component: 'Sections/FeatureList',
      when: 'they are points to be read.',
    },
  ],
  anatomy: [
    ...sectionWords,
    ['Name', 'What the fact is about, at the start of its row; above the value on a phone.'],
    ['Value', 'The fact itself. A link, if it has an address.', 'Actions/Link'],
  ],
  dos: [{ story: 'Default', caption: 'Names of one or two words: the eye finds the name, and beside it the value.' }],
  donts: [
    {
      story: 'QuestionsAsNames',
      caption: 'Questions as names: they are longer than the values, and no fact is found at a glance.',
    },
  ],
  keyboard: [['Tab', 'Moves to the facts that are links.']],
  content: [
    sectionContent,
    'The name of a fact is one or two words without a colon, such as “Based in”. Its value is a few words without a period.',
  ],
  accessibility: [region, 'A `<dl>`: each value is announced with its name.'],
};
