export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For each section of a page: a short label, a heading, the content. The narrow label column beside the wide text is the signature of these pages.',
    '`sunken` for a section that differs from its neighbours, at most every third one.',
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
  accessibility: [
    'With a heading it is a region named by it, so that people can jump there.',
    'The heading is an `<h2>` by default; a section within a section takes `level`.',
    'The label is no heading and adds nothing to the outline.',
  ],
};
