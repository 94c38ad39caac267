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
  dos: [{ story: 'Fresh', caption: 'Actions that are not available yet are disabled.' }],
  keyboard: [['Tab', 'Moves through the tool, then through the bar.']],
  accessibility: [
    'States in words whether the work is saved.',
    'A link carries its state behind the `#`, which reaches no server.',
    'Files are chosen with the native file input.',
    'With somebody to send to, it says in words that nothing is sent before the visitor chooses it.',
  ],
};
