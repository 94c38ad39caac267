import { closeButton, keysInside } from '../overlays.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a task to finish before going on: a form of a few fields, details of one row.'],
  insteadUse: [
    {
      component: 'Overlays/ConfirmDialog',
      when: 'it is one question.',
    },
    {
      component: 'Layout/Section',
      when: 'it should be a page: long forms need an address and a way back.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it only informs.',
    },
  ],
  anatomy: [
    [
      'Title',
      'Names the task. It stays in sight while the content scrolls, except in a very low window.',
      'Text/Heading',
    ],
    closeButton,
    ['Description', 'If given: a sentence above the content.', 'Text/Text'],
    ['Content', 'What is filled in or read.'],
    ['Footer', 'If given: buttons, which stay in sight as the title does.', 'Actions/Button'],
  ],
  dos: [
    {
      story: 'WithField',
      caption: 'A title that names the task, and focus in the first field.',
    },
  ],
  donts: [
    {
      story: 'LongForm',
      caption: 'A form of ten fields: its button is far out of sight, and a press of Escape loses every answer.',
    },
  ],
  keyboard: [...keysInside, ['Escape', 'Asks to close.']],
  content: [
    'The title is one to four words in sentence case, without a period: “Add a note”.',
    'The description is one sentence with what has to be known before the task begins.',
    'A button names its action: “Request an assessment” rather than “OK”.',
  ],
  accessibility: [
    'A modal `<dialog>`: the page below is inert for keyboard and screen reader.',
    'Focus moves to the first field, otherwise to the title, and returns to the opener. If that is gone, it moves to `<main tabindex="-1">`, which the page has to provide.',
    '`onClose` may keep it open; then say why. For unsaved changes, put it in an `UnsavedGuard`.',
  ],
};
