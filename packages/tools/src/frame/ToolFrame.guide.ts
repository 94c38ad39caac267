export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Around a tool of your own: title, undo, “start fresh”, autosave in this browser, share by link, import and export.',
  ],
  insteadUse: [
    {
      component: 'Forms/Form',
      when: 'what is entered is sent.',
    },
    {
      component: 'Layout/Section',
      when: 'there is nothing to keep.',
    },
  ],
  dos: [{ story: 'Fresh', caption: 'What cannot be done yet is there and disabled.' }],
  keyboard: [['Tab', 'Moves through the tool, then to what the frame offers.']],
  accessibility: [
    'Says in words what was saved, and when it could not be.',
    'A link carries its state behind the `#`: it reaches no server.',
    'Files are chosen with the platform’s own input.',
  ],
};
