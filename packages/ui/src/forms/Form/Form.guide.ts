export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For everything that is submitted: it validates, sends once, keeps the values when sending fails, and is cleared after a success.',
    '`draftKey` if filling it in takes more than a minute; `renderSent` if people want to know what happens next.',
  ],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'nothing is submitted, as in a tool that calculates while people type.',
    },
    {
      component: 'Overlays/SearchDialog',
      when: 'it is a search.',
    },
  ],
  anatomy: [
    [
      'Note without scripts',
      'Only where scripts are off: says that sending needs them and, if given, where to write instead.',
      'Feedback/Alert',
    ],
    ['Error summary', 'After a failed submit: the errors, each a link to its field.', 'Fields/ErrorSummary'],
    ['Required note', 'Explains the asterisk. Only if a field is required.', 'Text/Text'],
    ['Fields', 'One below the other; short ones that belong together share a row.', 'Fields/FieldRow'],
    ['Failure', 'If sending failed: what to do, and a button to try again if that may help.', 'Feedback/Alert'],
    ['Buttons', 'The one that submits, then further ones if given.', 'Actions/Button'],
    ['Draft note', 'If a draft is kept: says so, with a button that clears it.'],
  ],
  dos: [
    { story: 'Empty', caption: 'Short fields side by side, required ones marked, one button that says what it does.' },
  ],
  donts: [
    {
      story: 'ResetBesideSend',
      caption: '“Reset” stands beside “Send message”: a press on the wrong button empties the form.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the fields, then to the button.'],
    ['Enter', 'In a single-line field: submits.'],
  ],
  content: [
    'The button says what it does, and while it does so, what is going on: “Send message”, “Sending…”.',
    '`label` names the form in one to three words: “Booking”.',
    'The message of a failure says what to do. The form adds “Your text is kept.”, unless a function gives the words.',
  ],
  accessibility: [
    '`label` makes it a landmark.',
    'After a failed submit the summary takes focus and links to the fields. With a single error, focus goes straight to its field.',
    'While sending, the button is busy and keeps focus; a failure is announced and stays above the button until the next attempt.',
    'A success is announced once: by the notice, or by the panel that replaces the form and takes focus.',
    'Without scripts, a note above the fields says so; `withoutScript` adds where to write instead.',
    'Required fields are marked, and a note above explains the mark.',
  ],
};
