export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'Use it to show events by date, one month at a time. Put the heading and the buttons for other months above it.',
    'List the events of the chosen day below it, under a heading that receives focus.',
  ],
  insteadUse: [
    { component: 'Sections/EntryList', when: 'only the order of the events matters, not the time between them.' },
    { component: 'Fields/TextInput', when: 'people enter a date: the type `date` opens the device’s own calendar.' },
  ],
  dos: [{ story: 'Chosen', caption: 'The chosen day is highlighted, and its events are listed below.' }],
  donts: [
    {
      story: 'OneEvent',
      caption:
        'Don’t show a month for a single event: 34 cells are empty, and on a phone it shrinks to a dot. Use an `Entry` instead.',
    },
    {
      caption:
        'Don’t leave out the list for the chosen day: a cell shows at most three titles. Place the list below the month.',
    },
  ],
  anatomy: [
    ['Days of the week', 'The column headers: abbreviated on screen, in full for screen readers.'],
    ['Day', 'The date. Today has a mark at the top; days of other months are muted.'],
    ['Day with events', 'A button with up to three titles; on a phone, a dot and a count.'],
  ],
  content: [
    'Start event titles with what sets them apart: they are truncated to the width of a day.',
    'Keep `moreLabel` to a few words: “and 2 more”.',
  ],
  keyboard: [
    ['Tab', 'Moves through the days with events.'],
    ['Enter', 'Selects the day.'],
    ['Space', 'Selects the day.'],
  ],
  accessibility: [
    'A `<table>` named by the month’s heading, with the weekdays as column headers.',
    'Only days with events are buttons, named by the date and all titles, even where only a count is visible.',
    'Today has `aria-current`, the chosen day `aria-pressed`; in forced colours both have a border.',
  ],
};
