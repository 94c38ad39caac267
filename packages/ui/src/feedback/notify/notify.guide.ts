export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To confirm what a person did, from anywhere in the code, in a few words.',
    '`notify.error` for failures away from where people look; it stays until it is closed.',
  ],
  insteadUse: [
    {
      component: 'Feedback/Alert',
      when: 'it is an ongoing state, or has to be read again.',
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
    'Success is a `status`, failure an `alert`; both are in the region “Notifications”.',
    'A notice stays while it is hovered or focused.',
    'Above an open dialog too, and closed from within it.',
    'Never put something here that is needed later: it will be gone.',
  ],
};
