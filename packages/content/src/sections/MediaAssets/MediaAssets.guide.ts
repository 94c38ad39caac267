import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the media kit: files that journalists and organizers may use, in groups such as photos and biography.'],
  insteadUse: [
    { component: 'Content/Sections/ResourceLibrary', when: 'they are documents that need a description.' },
    { component: 'Content/Sections/RecentCoverage', when: 'others have published it.' },
  ],
  anatomy: [
    ...sectionWords,
    ['Group', 'Its name beside its files; above them on a phone.'],
    ['Rows', 'A row for each file: its name, and its format below.', 'Cards/Entry'],
    ['Link', 'At the end of each row: downloads the file, or asks for it while there is none.', 'Actions/FileLink'],
  ],
  donts: [
    {
      story: 'FileNames',
      caption: 'Names of files in place of names: what a picture shows is known only after the download.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A name says what is in the file, such as Portrait, black and white.',
    'A format is typed, not read from the file: the type first, then pixels, pages or minutes, such as JPEG, 3000 × 4000.',
  ],
  accessibility: [
    region,
    'Each group has an `<h3>` and a list of its own; the names of its files are `<h4>`.',
    'Each link includes the name of its file; the size, if it is known, is its description.',
  ],
};
