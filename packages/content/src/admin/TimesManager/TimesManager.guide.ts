export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for the owner’s page with the week’s sessions and the availability settings.'],
  insteadUse: [{ component: 'Content/Forms/SlotPicker', when: 'a visitor picks a time.' }],
  dos: [{ story: 'Week', caption: 'The week’s sessions, in the owner’s time zone.' }],
  donts: [
    { caption: 'Don’t use it on a public page: it names visitors. Let them pick a time with `SlotPicker`.' },
    {
      caption:
        'Don’t split it over two pages: one doesn’t show what the other saves. Keep the week and the settings together.',
    },
  ],
  keyboard: [['Tab', 'Moves through the week, its sessions and the settings.']],
  accessibility: ['A session’s buttons name its visitor.', 'Errors that prevent saving are announced in words.'],
};
