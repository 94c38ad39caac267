export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'Use it for a key in a sentence that says what the key does, where people have a keyboard.',
    'Use one per key: join keys that are pressed together with a plus sign in the text.',
  ],
  insteadUse: [
    { component: 'Cards/Badge', when: 'it states a fact about an item.' },
    { component: 'Actions/Button', when: 'it can be pressed.' },
  ],
  dos: [{ story: 'Together', caption: 'One frame per key, joined with a plus sign.' }],
  donts: [
    {
      story: 'TwoKeysInOne',
      caption:
        'Don’t put two keys in one frame: it looks like a single key. Use one frame per key, with a plus sign between them.',
    },
    {
      caption:
        'Don’t name only a key for a touch action: a phone has no keys. Say what to press in words, and name the key beside it.',
    },
  ],
  content: ['Use the names on the keyboard: “Esc”, “Ctrl”, “K”.'],
  keyboard: [],
  accessibility: [
    'A `<kbd>`: screen readers read it as plain text.',
    'Many voices skip arrow symbols. Name the key in words too, or hide the line from screen readers if the role already implies it.',
  ],
};
