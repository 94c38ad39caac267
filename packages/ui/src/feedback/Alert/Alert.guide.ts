export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For an ongoing state that stays on the page: out of date, not saved, not sent.',
    'Add an `action` that does what the text recommends.',
  ],
  insteadUse: [
    {
      component: 'Feedback/notify',
      when: 'it only confirms what people just did.',
    },
    {
      component: 'Fields/ErrorSummary',
      when: 'it lists the errors in a form.',
    },
    {
      component: 'Feedback/EmptyState',
      when: 'it replaces an empty list.',
    },
  ],
  dos: [
    {
      story: 'Danger',
      caption: 'Say what happened, what is safe, and what to do next.',
    },
  ],
  donts: [
    {
      story: 'NoWayOn',
      caption: 'Don’t write “An error occurred”: it says neither what failed nor what to do. Say both.',
    },
  ],
  anatomy: [
    ['Icon', 'Set by its tone.'],
    ['Title', 'What happened, in a few words.'],
    ['Text', 'What is safe, and what to do.'],
    ['Action', 'Does what the text recommends.'],
  ],
  content: [
    'Say what happened, what is safe, what to do next: “The message was not sent. Your text is kept.”',
    'No praise or regret in the title: not “Oops”, “Sorry” or “Great”.',
  ],
  keyboard: [['Tab', 'Moves to its action, if any.']],
  accessibility: [
    'Set `live` only for responses to an action: assertive when `danger`, otherwise polite. Messages present on load are not announced.',
    'Tone, icon and title say the same: no status is shown by colour alone.',
  ],
};
