export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a message that stays in the page because it holds for as long as it is there: out of date, not saved, not sent.',
    'With an `action` that does what the text asks for.',
  ],
  insteadUse: [
    {
      component: 'Feedback/notify',
      when: 'it only confirms what the person just did.',
    },
    {
      component: 'Fields/ErrorSummary',
      when: 'it lists what is wrong in a form.',
    },
    {
      component: 'Feedback/EmptyState',
      when: 'it stands where a list has nothing to show.',
    },
  ],
  dos: [
    {
      story: 'Critical',
      caption: 'What happened, what is safe, and the way on.',
    },
  ],
  donts: [
    {
      story: 'NoWayOn',
      caption: '“An error occurred”: of what, and what now?',
    },
  ],
  keyboard: [['Tab', 'Moves to its action, if it has one.']],
  accessibility: [
    '`live` only for what appears in answer to the person: at once when `critical`, else politely. What stood there from the start is not announced.',
    'Tone, icon and title say the same: no level is told by colour alone.',
  ],
};
