export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For searching the whole site, from the navigation bar or with a shortcut.'],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'it filters a list on the page: use a field of type `search` above it.',
    },
  ],
  dos: [
    { story: 'Recent', caption: 'Recent results are shown before anything is typed.' },
    { story: 'NothingFound', caption: 'If nothing is found, popular pages are suggested.' },
  ],
  keyboard: [
    ['ArrowDown', 'Moves to the next result.'],
    ['ArrowUp', 'Moves to the previous result.'],
    ['Enter', 'Opens the result.'],
    ['Escape', 'Closes.'],
  ],
  accessibility: [
    'A combobox with a listbox: focus stays in the field, `aria-activedescendant` names the result.',
    'The number of results, “nothing found” and failures are announced politely, once typing pauses.',
    'Matches are underlined in titles and descriptions.',
    'At the top of the window, so that an on-screen keyboard does not cover the results.',
  ],
};
