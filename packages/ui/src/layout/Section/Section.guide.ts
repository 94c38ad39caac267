/** What stands above the content of a section. */
export const sectionWords = [
  ['Label', 'If given: one to three words in the narrow column beside the heading; above it in a narrow window.'],
  ['Heading', 'If given: says what is below it, and names the section for screen readers.', 'Text/Heading'],
  ['Introduction', 'If given: a sentence or two below the heading.', 'Text/Text'],
] as const;

/** How those words are written. */
export const sectionContent =
  'The label is one to three words and the heading a few, both without a period. The introduction is a sentence or two.';

/** How a section is found by screen readers. */
export const region =
  'With a heading, the section is a region named by it, so that people can jump there. Without one, it is not a region.';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For each section of a page: a short label, a heading, the content. The narrow label column beside the wide text is the signature of these pages.',
    '`sunken` for a section that differs from its neighbors, at most every third one.',
  ],
  insteadUse: [
    {
      component: 'Layout/Container',
      when: 'there is no heading and no band.',
    },
    {
      component: 'Sections/Hero',
      when: 'it opens the page.',
    },
    {
      component: 'Sections/CallToAction',
      when: 'it ends the page.',
    },
  ],
  anatomy: [
    ...sectionWords,
    ['Content', 'If given: in the wide column below the introduction, or over the full width of the page.'],
    ['Band', 'The background of a sunken section, from edge to edge. Other sections begin with a hairline.'],
  ],
  dos: [
    {
      story: 'OneAfterTheOther',
      caption: 'Each section on the page background starts with a hairline; the sunken band needs none.',
    },
  ],
  donts: [
    {
      story: 'EveryBandSunken',
      caption: 'Every section sunken: nothing stands out, and the hairlines are gone.',
    },
  ],
  keyboard: [],
  content: [sectionContent],
  accessibility: [
    region,
    'The heading is an `<h2>` by default; a section within a section takes `level`.',
    'The label is no heading and adds nothing to the outline.',
  ],
};
