export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it around a custom tool: it adds undo, “start fresh”, autosave in this browser, share links, import and export.',
  ],
  insteadUse: [
    {
      component: 'Forms/Form',
      when: 'the input is submitted to a server.',
    },
    {
      component: 'Layout/Section',
      when: 'there is nothing to save.',
    },
  ],
  dos: [{ story: 'Fresh', caption: 'Actions that are not yet available are disabled.' }],
  donts: [
    {
      caption:
        'Don’t use it for input that is submitted: “saved in this browser” promises the opposite. Use `Form` instead.',
    },
    {
      caption:
        'Don’t add your own undo or “start fresh” button: the frame doesn’t know about it, and people see two. Use those in the bar.',
    },
  ],
  anatomy: [
    [
      'Messages',
      'Above the tool: a problem, work that came with a link, and work that another tab has cleared; each with its buttons.',
    ],
    ['Tool', 'The `children`.'],
    ['Bar', 'Undo and “Start fresh”, the link, print, files and sending, as far as the tool has them.'],
    ['Saved state', 'In the bar: whether the work is kept in this browser.'],
    ['Notice', 'Below the bar: the result of the last action.'],
  ],
  content: [
    'Name a file button by what it makes: “Export CSV”, “Export report”.',
    'A problem’s title says what did not happen; its text says why, and that nothing has changed.',
  ],
  keyboard: [['Tab', 'Moves through the tool, then through the bar.']],
  accessibility: [
    'Says in text whether the work is saved.',
    'Share links keep the state in the URL hash, which is never sent to a server.',
    'Uses the native file input.',
    'With a recipient, it says that nothing is sent until the visitor chooses to.',
  ],
};
