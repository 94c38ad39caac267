import { bar, inAGroup, throughTheTool, withoutReact } from '../frame/tools.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For industry events: search and filter them, as a list or by month, and export them as calendar files.',
    'With `events` of your own.',
  ],
  insteadUse: [
    { component: 'Content/Sections/UpcomingAppearances', when: 'there are only a few dates of one person.' },
    withoutReact,
  ],
  anatomy: [
    ['Filters', 'Search, type and order.'],
    ['Summary', 'How many events are found, and the buttons for the view and for an event of the visitor’s own.'],
    ['Upcoming events', 'From the next one on: the date and type at the side, then what it is and how to register.'],
    ['Past events', 'The same, in a section of its own.'],
    ['Month', 'In place of the list: a table of its days, and the events of the one that is chosen.'],
    ['Feeds', 'The files to subscribe to, if given.'],
    bar,
  ],
  content: [
    'The title of an event is its name alone: date, place and organizer have fields of their own.',
    'A description says in one or two sentences what people take home.',
  ],
  dos: [{ story: 'Default', caption: 'Upcoming events first, each by its name; date and place have their own lines.' }],
  donts: [
    {
      story: 'DateInTheTitle',
      caption:
        'Titles repeat the date and the place, which stand beside them: each is read twice, and the name of the event comes last.',
    },
  ],
  keyboard: [throughTheTool, ['Enter', 'On List or Month: changes the view; on an arrow: shows another month.']],
  accessibility: [
    ...inAGroup,
    'The month is a table named after it; changes are announced.',
    'Past events have a section with a heading.',
  ],
};
