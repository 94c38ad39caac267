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
  dos: [
    { story: 'Empty', caption: 'Short fields side by side, required ones marked, one button that says what it does.' },
  ],
  keyboard: [
    ['Tab', 'Moves through the fields, then to the button.'],
    ['Enter', 'In a single-line field: submits.'],
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
