export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To confirm an action in a few words, from anywhere in the code.',
    'Use `action` to undo what was just done, if the page has no better place for it.',
    'Use `notify.error` for failures away from where people look; it stays until dismissed.',
  ],
  insteadUse: [
    {
      component: 'Feedback/Alert',
      when: 'the state persists, or people need to read it again.',
    },
    {
      component: 'Forms/SentPanel',
      when: 'a form was sent: the panel says what happens next.',
    },
    {
      component: 'Overlays/ConfirmDialog',
      when: 'people must answer.',
    },
  ],
  anatomy: [
    ['Icon', 'A check for success, a warning for failure.'],
    ['Title', 'What happened, in a few words.'],
    ['Message', 'What it means, in one sentence.'],
    ['Action', 'Undoes what was done.'],
    ['Close', 'A button named “Close toast”.'],
  ],
  content: ['A few words, with the button’s verb in the past: “Recipe deleted”.', 'A failure says what to do next.'],
  keyboard: [
    ['Tab', 'Moves into the notices, which are last on the page.'],
    ['Enter', 'On “Close toast”: dismisses the notice. On its action: runs it, and dismisses the notice.'],
  ],
  accessibility: [
    'A `silent` notice is not announced: for a success where something else takes focus and says the same.',
    'Success is a `status`, failure an `alert`; both are in the “Notifications” region.',
    '`language` translates the region and button names, and tells screen readers the notice’s language.',
    'A notice stays while hovered or focused; one with an action stays until dismissed.',
    'On a phone only the newest is visible, so that they don’t cover what they are about; those below it come back when it ends.',
    'It appears above open dialogs, and can be dismissed from within them.',
    'Don’t put anything here that people need later: it disappears.',
  ],
};
