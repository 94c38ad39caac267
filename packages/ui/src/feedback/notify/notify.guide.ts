import { titleWords } from '../feedback.guide.ts';

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
  anatomy: [
    ['Icon', 'A check for a success, an octagon for a failure.', 'Media/Icon'],
    ['Title', 'What happened, in a few words.'],
    ['Message', 'If given: what it means, or what to do now.'],
    ['Close button', 'An X in the upper corner.'],
  ],
  dos: [
    {
      story: 'Failure',
      caption: 'Says what failed and what to do, and stays until it is closed.',
    },
  ],
  donts: [
    {
      story: 'FieldErrorAsNotice',
      caption:
        'The error of a field in a notice: the field itself is not marked, and once the notice is closed nothing says what is wrong.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves into the notices, which are last in the page.'],
    ['Enter', 'On “Close toast”: closes the notice.'],
  ],
  content: [
    titleWords,
    'The title says what happened, and to what: “Recipe updated successfully”, “Failed to save recipe”.',
    'The message is one or two short sentences, because a success is gone after four seconds.',
  ],
  accessibility: [
    'Success is a `status`, failure an `alert`; both are in the region “Notifications”.',
    'A notice stays while it is hovered or focused.',
    'Above an open dialog too, and closed from within it.',
    'Never put something here that is needed later: it will be gone.',
  ],
};
