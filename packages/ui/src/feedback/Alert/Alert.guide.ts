export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For an ongoing state that stays on the page: out of date, not saved, not sent.',
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
      when: 'it replaces a list that has nothing to show.',
    },
  ],
  dos: [
    {
      story: 'Critical',
      caption: 'What happened, what is safe, and the next step.',
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
    '`live` only for messages that respond to an action: assertive when `critical`, otherwise polite. Messages that were there from the start are not announced.',
    'Tone, icon and title say the same: no level is shown by colour alone.',
  ],
};
