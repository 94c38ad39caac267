export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For events of a trade: searched, filtered, as a list or by the month, and taken along as calendar files.',
    'With `events` of your own.',
  ],
  insteadUse: [
    {
      component: 'Content/Sections/UpcomingAppearances',
      when: 'they are the few dates of one person.',
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
  dos: [{ story: 'Default', caption: 'What is to come first, what is over in a part of its own.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in the order of reading.'],
    ['Enter', 'On List or Month: changes the view; on an arrow: shows another month.'],
  ],
  accessibility: [
    'Named as a group and headed at the level of `headingLevel`, so that it fits into the outline of its page.',
    'What is saved, undone or refused is read out politely; errors stay until they are closed.',
    'The month is a table named by its month; a change is read out.',
    'Past events stand in a section of their own, under a heading.',
  ],
};
