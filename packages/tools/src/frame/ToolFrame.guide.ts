export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Around each tool: undo, “start fresh”, autosave in this browser, share by link, import and export.'],
  insteadUse: [
    {
      component: 'Forms/Form',
      when: 'the input is sent.',
    },
    {
      component: 'Layout/Section',
      when: 'there is nothing to save.',
    },
  ],
  anatomy: [
    [
      'Messages',
      'What went wrong, what another tab has changed, and that work came with a link, each with its buttons.',
      'Feedback/Alert',
    ],
    ['Tool', 'Its own form and result.'],
    ['Bar', 'Undo, start fresh, copy link, files and print.', 'Actions/Button'],
    ['Send', 'The last button of the bar, if the result can be sent to someone.'],
    ['Storage', 'Whether the work is kept in this browser, and that nothing is sent.'],
    ['Notice', 'Confirms what a button of the bar has done.'],
  ],
  content: [
    'A button that saves a file says so and names the format where there are several: “Export CSV”.',
    '`sendTo` is a name, for “Send this to Ada”.',
  ],
  dos: [
    { story: 'Fresh', caption: 'Actions that are not available yet are disabled.' },
    { story: 'Sending', caption: 'The button names the person who gets the result.' },
  ],
  donts: [
    {
      story: 'SentToAnAddress',
      caption:
        '`sendTo` is an address: the button does not say who reads what is sent, and takes a line of its own on a phone.',
    },
  ],
  keyboard: [['Tab', 'Moves through the tool, then through the bar.']],
  accessibility: [
    'States in words whether the work is saved.',
    'A link carries its state behind the `#`, which reaches no server.',
    'Files are chosen with the native file input.',
    'With somebody to send to, it says in words that nothing is sent before the visitor chooses it.',
  ],
};
