export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For everything that is sent: it validates, keeps what was typed when sending fails, sends once, and is cleared after a success.',
    '`draftKey` where people write for more than a minute; `renderSent` where they want to know what happens next.',
  ],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'nothing is sent, as in a tool that calculates while people type.',
    },
    {
      component: 'Overlays/SearchDialog',
      when: 'it is a search.',
    },
  ],
  dos: [
    { story: 'Empty', caption: 'Short fields side by side, required ones marked, one button that says what happens.' },
  ],
  keyboard: [
    ['Tab', 'Moves through the fields, then to the button.'],
    ['Enter', 'In a field of one line: sends.'],
  ],
  accessibility: [
    '`label` makes it a landmark.',
    'After a failed try the summary takes the focus; its lines lead to the fields. With one answer to mend the focus goes on to its field.',
    'While it is sent the button keeps the focus and is busy; a failure is announced and stands above the button until the next try.',
    'A success is read out once: by the notice, or by the panel in the place of the form, which has the focus.',
    'Without scripts a note above the fields says so; `withoutScript` says where to write instead.',
    'Required fields are marked, and a note above says what the mark means.',
  ],
};
