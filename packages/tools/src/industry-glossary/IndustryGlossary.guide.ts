export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the terms of a trade: searched, by letter or category, each with an address of its own (`#term`).',
    'With `terms` of your own.',
  ],
  insteadUse: [
    {
      component: 'Sections/FactList',
      when: 'there are a few words to explain on one page.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page has no React: the same tool as a custom element, with the snippet.',
    },
    {
      component: 'Tools/ToolFrame',
      when: 'you are writing a tool of your own: state, undo, autosave, links and files come with the frame.',
    },
  ],
  dos: [{ story: 'Default', caption: 'Each term with its meaning and an example; letters lead to it.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in the order of reading.'],
    ['Enter', 'On a letter or a related term: leads there.'],
  ],
  accessibility: [
    'Named as a group and headed at the level of `headingLevel`, so that it fits into the outline of its page.',
    'What is saved, undone or refused is read out politely; errors stay until they are closed.',
    'Letters without a term are there and disabled, so that the row keeps its place.',
    'The marked word is a `<mark>`.',
  ],
};
