export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To start an action on the page: send a form, save, delete, open a dialog.',
    'Use one `primary` per view, for the most common action; `secondary` for others, `quiet` in rows and toolbars.',
    'Set `destructive` for what deletes or discards, with a confirmation.',
  ],
  insteadUse: [
    {
      component: 'Actions/ButtonLink',
      when: 'it links to another page.',
    },
    {
      component: 'Actions/IconButton',
      when: 'there is only room for an icon.',
    },
    {
      component: 'Overlays/ConfirmDialog',
      when: 'the action cannot be undone: have the button open the dialog.',
    },
  ],
  dos: [
    {
      story: 'OnePrimary',
      caption: 'Use one primary action; say on it what happens.',
    },
  ],
  donts: [
    {
      story: 'ThreePrimaries',
      caption: 'Don’t use several primary actions: none stands out. Use `secondary` or `quiet` for the others.',
    },
    {
      story: 'VagueWords',
      caption: 'Don’t write “OK” or “Submit”: they do not say what happens. Use a verb and its object: “Save recipe”.',
    },
  ],
  anatomy: [
    ['Icon', '`icon`, before the label; a spinner replaces it while `busy`.'],
    ['Words', 'What the button does.'],
    ['Surface', 'Filled, outlined or none, by `variant`.'],
  ],
  content: [
    'A verb and its object: “Save recipe”, “Send message”. Never “OK”, “Yes” or “Submit”.',
    'Sentence case, no full stop.',
    'Keep the verb while it is busy: “Saving…”.',
  ],
  keyboard: [
    ['Tab', 'Moves to the button. Skips disabled buttons, but not busy ones.'],
    ['Enter', 'Activates the button.'],
    ['Space', 'Activates the button.'],
  ],
  accessibility: [
    'A native `<button>`: the browser provides role, name and keys.',
    '`busy` keeps focus and sets `aria-busy`; presses are ignored, so nothing is sent twice.',
    'Give the reason as text beside a disabled button.',
    'At least 44 px high on touch.',
  ],
};
