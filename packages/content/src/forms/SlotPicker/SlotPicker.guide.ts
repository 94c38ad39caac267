export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it to pick a free time, below the fields of a form that offers times, and to move a session.'],
  insteadUse: [{ component: 'Forms/TextField', when: 'people can name any day: use the type `date`.' }],
  dos: [{ story: 'Picked', caption: 'The picked time in words, in both time zones if they differ.' }],
  donts: [
    {
      caption:
        'Don’t show times only in the owner’s time zone: people abroad miss the session. Pass the visitor’s zone as `timeZone`.',
    },
    {
      caption: 'Don’t ask for a time first: people don’t know yet what it is for. Put it after the other fields.',
    },
  ],
  anatomy: [
    ['Day', 'A select with the days that have free times.'],
    ['Times', 'The free times of the day, as radio buttons.'],
    ['Picked time', 'In words, also in the owner’s time zone if it differs, with “Take no time”.'],
    ['Time zone', 'In a disclosure.'],
  ],
  content: ['Times have their day and, where two zones meet, the name of the place: “in Lisbon”.'],
  keyboard: [
    ['Tab', 'Moves through the day, the times, “Take no time” and the time zone.'],
    ['Arrow keys', 'On the times: picks the next or previous time of the day.'],
  ],
  accessibility: [
    'The times are radio buttons in a group whose name includes the duration.',
    'The picked time is announced with its day.',
  ],
};
