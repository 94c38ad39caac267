export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for industry events: people search and filter them, as a list or by month, and export calendar files.',
    'Pass your own `events`.',
  ],
  insteadUse: [
    {
      component: 'Content/Sections/UpcomingAppearances',
      when: 'you list a few dates of one person.',
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
  dos: [{ story: 'Default', caption: 'Upcoming events come first; past ones have their own section.' }],
  donts: [
    { caption: 'Don’t publish the sample events: visitors would plan trips around them. Pass your own `events`.' },
    {
      caption:
        'Don’t use it for three dates: search, filters and months suggest a long list. Use `UpcomingAppearances` instead.',
    },
  ],
  anatomy: [
    ['Search and filters', 'A search field, the type of event and the order.'],
    ['View', 'List or month, how many events are found, and the button that submits one.'],
    ['Event', 'Date, title, organizer, place and description, with links to register, to its site and to calendars.'],
    ['Month', 'Seven columns with the events of each day.'],
    ['Subscription', 'Addresses for calendar programs and feed readers, if there are `feeds`.'],
  ],
  content: [
    'Titles are the event’s own name; the description says who should go, in one sentence.',
    'Give times as local times of the event.',
  ],
  keyboard: [
    ['Tab', 'Moves through fields and buttons in reading order.'],
    ['ArrowRight', 'On List: shows the month view. The left arrow goes back.'],
    ['Enter', 'On an arrow: shows the previous or next month.'],
  ],
  accessibility: [
    'A named group; its headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely; errors stay until dismissed.',
    'The month is a table named after it; month changes are announced.',
    'Past events are in a section with its own heading.',
  ],
};
