export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the one or two main links of a section.',
    'Use `secondary` for the second of two, and throughout a row of cards.',
  ],
  insteadUse: [
    {
      component: 'Actions/Button',
      when: 'it starts an action on this page.',
    },
    {
      component: 'Navigation/Link',
      when: 'the link is in a sentence or a list.',
    },
  ],
  dos: [
    {
      story: 'Primary',
      caption: 'Use a label that names the destination.',
    },
  ],
  donts: [
    {
      story: 'ClickHere',
      caption:
        'Don’t write “Click here”: it means nothing in a list of links. Name the destination: “See all white papers”.',
    },
  ],
  anatomy: [
    ['Words', 'Where the link leads.'],
    ['Surface', 'Like a button of the same `variant`.'],
  ],
  content: [
    'Names what people find or start there: “See all white papers”, “Book a talk”.',
    'A few words, sentence case, no full stop.',
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    'A real `<a>`: people can open it in a new tab, copy and bookmark it.',
    'Links to other sites open in a new tab and tell screen readers so.',
  ],
};
