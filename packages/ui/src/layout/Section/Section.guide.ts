export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for each section of a page: a short label, a heading and the content. The narrow label column beside wide text gives these pages their look.',
    'Use `folded` for details that few readers need, such as the steps and reasons on the page of a form.',
    'Use `sunken` for a section that differs from its neighbours: at most every third one.',
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
      caption: 'Sections on the page background start with a hairline; a sunken band needs none.',
    },
  ],
  donts: [
    {
      story: 'EveryBandSunken',
      caption:
        'Don’t sink every section: nothing stands out, and the hairlines disappear. Sink at most every third one.',
    },
  ],
  anatomy: [
    ['Label', 'In the narrow column: one to three words.'],
    ['Heading', 'Names the section.'],
    ['Introduction', '`intro`: a sentence or two below the heading.'],
    ['Content', '`children`, in the wide column.'],
  ],
  content: ['Say what the section contains: a name or a short claim, without a full stop.'],
  keyboard: [
    ['Tab', 'Moves to the heading of a folded section.'],
    ['Enter', 'Opens and closes it.'],
    ['Space', 'Opens and closes it.'],
  ],
  accessibility: [
    'With a heading, it is a region that people can jump to by name.',
    'The heading is an `<h2>` by default; set `level` on nested sections.',
    'A folded section is a `<details>`: it opens without scripts, and find in page searches it.',
    'The label is not a heading, so it doesn’t affect the outline.',
  ],
};
