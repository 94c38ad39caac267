export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To confirm what a person did, from anywhere in the code, in a few words.',
    '`notify.error` for what failed away from the place where the person looks; it stays until it is closed.',
  ],
  insteadUse: [
    {
      component: 'Feedback/Alert',
      when: 'it holds on, or has to be read again.',
    },
    {
      component: 'Forms/SentPanel',
      when: 'a form was sent: the panel says what happens next.',
    },
    {
      component: 'Overlays/ConfirmDialog',
      when: 'an answer is needed.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves into the notices, which are last in the page.'],
    ['Enter', 'On “Close toast”: closes the notice.'],
  ],
  accessibility: [
    'A `silent` notice is shown and not read out: for what takes the focus and says the same.',
    'Success is a `status`, failure an `alert`; both stand in the region “Notifications”.',
    'A notice waits while it is pointed at or has the focus.',
    'Above an open dialog too, and closed from within it.',
    'Never the only place for something that is needed later: it is gone.',
  ],
};
