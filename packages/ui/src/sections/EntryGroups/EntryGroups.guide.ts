import { region, sectionContent, sectionWords } from '../../layout/Section/Section.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For rows of several kinds: a library with its categories, the name of each beside its rows.'],
  insteadUse: [
    {
      component: 'Sections/EntryList',
      when: 'they are of one kind.',
    },
    {
      component: 'Navigation/Tabs',
      when: 'people need only one kind at a time.',
    },
  ],
  anatomy: [
    ...sectionWords,
    ['Group name', 'What its rows have in common: beside them, or above them in a narrow window.', 'Text/Heading'],
    ['Group description', 'If given: who the group is for, or what it contains. Below the name.', 'Text/Text'],
    ['Rows', 'One for each item of the group, between hairlines.', 'Cards/Entry'],
  ],
  dos: [{ story: 'Default', caption: 'Groups by subject: readers go to theirs, and skip the others.' }],
  donts: [
    {
      story: 'GroupsByFormat',
      caption: 'Groups by file format: whoever looks for help with an incident has to read the rows of both.',
    },
  ],
  keyboard: [['Tab', 'Moves from action to action, row by row.']],
  content: [
    sectionContent,
    'The name of a group is a subject in one or two words, such as “Security”. Its description is one line.',
  ],
  accessibility: [
    region,
    'Names of groups are one level below the heading, by default an `<h3>`, with a list each. The rows are two levels below: they take `level={4}`.',
  ],
};
