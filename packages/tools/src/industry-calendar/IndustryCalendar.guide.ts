export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For industry events: search and filter them, as a list or by month, and export them as calendar files.',
    'With `events` of your own.',
  ],
  insteadUse: [
    {
      component: 'Content/Sections/UpcomingAppearances',
      when: 'there are only a few dates of one person.',
    },
    {
      component: 'Tools/Embed',
      when: 'the page has no React: it has the same tool as a custom element.',
    },
  ],
  dos: [{ story: 'Default', caption: 'Upcoming events first, past ones in a section of their own.' }],
  keyboard: [
    ['Tab', 'Moves through the fields and buttons in reading order.'],
    ['Enter', 'On List or Month: changes the view; on an arrow: shows another month.'],
  ],
  accessibility: [
    'A named group whose headings start at `headingLevel`, to fit the page’s outline.',
    'Notices are announced politely.',
    'The month is a table named after it; changes are announced.',
    'Past events have a section with a heading.',
  ],
};
