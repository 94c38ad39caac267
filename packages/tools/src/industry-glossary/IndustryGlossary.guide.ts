export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for industry terms: people find them by search, letter or category, and link to one with `#term`.',
    'Pass your own `terms`.',
  ],
  insteadUse: [
    {
      component: 'Sections/FactList',
      when: 'a page explains only a few words.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page doesn’t use React: embed the tool as a custom element.',
    },
    {
      component: 'Tools/ToolFrame',
      when: 'you build your own tool: the frame adds state, undo, autosave, share links and files.',
    },
  ],
  dos: [{ story: 'Default', caption: 'Each term with its definition and examples, below an A–Z index.' }],
  donts: [
    {
      caption: 'Don’t embed it in an article: readers who look up a word lose their place. Link to the term: `#term`.',
    },
    {
      caption:
        'Don’t list synonyms as separate terms: readers find one and miss the other. Mention the synonym in the first term’s text.',
    },
  ],
  anatomy: [
    ['Search and filters', 'A search field, the category and the order.'],
    ['Letters', 'An index from A to Z; letters without a term are disabled.'],
    ['Term', 'Its name, category and definition, with examples, related terms and a link to copy.'],
    ['Submission', 'A button that opens a form for a term of one’s own, which is marked as pending.'],
  ],
  content: [
    'Define a term in one or two sentences, without using the term itself.',
    'Write examples from practice: who does what with it.',
  ],
  keyboard: [
    ['Tab', 'Moves through fields and buttons in reading order.'],
    ['Enter', 'On a letter or a related term: moves there.'],
  ],
  accessibility: [
    'A named group; its headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely; errors stay until dismissed.',
    'Letters without a term are disabled, not hidden.',
    'Search matches are `<mark>` elements.',
  ],
};
