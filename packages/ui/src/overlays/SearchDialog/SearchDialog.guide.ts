export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it to search the whole site, from the navigation bar or with a shortcut.'],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'people filter a list on the page: use a field of type `search` above it.',
    },
  ],
  dos: [
    { story: 'Recent', caption: 'Recent results appear before people type.' },
    { story: 'NothingFound', caption: 'Popular pages are suggested if there are no results.' },
  ],
  donts: [
    {
      story: 'HintThatRepeats',
      caption:
        'Don’t repeat in the hint that it is a search field: it tells people nothing new. Say what can be found: “Pages and tools of this site.”',
    },
    {
      caption:
        'Don’t use it to filter a list: results from the whole site get in the way. Use a field of type `search` above the list.',
    },
  ],
  anatomy: [
    ['Field', 'A magnifying glass, the input and a close button.'],
    ['Line', '`hint`, the number of results, or an error.'],
    ['Spelling', 'A suggested spelling, if there are no results.'],
    ['Groups', 'Recent results, suggestions and results, each under a label.'],
    ['Result', 'Its title and description, with matches underlined, and its kind.'],
  ],
  content: [
    'Say what can be found in `hint`: “Pages and tools of this site.”',
    'Use one word for `kind`: “Page”, “Tool”.',
    'Use page titles as titles of results.',
  ],
  keyboard: [
    ['ArrowDown', 'Moves to the next result.'],
    ['ArrowUp', 'Moves to the previous result.'],
    ['Enter', 'Opens the result.'],
    ['Escape', 'Closes the dialog.'],
  ],
  accessibility: [
    'A combobox with a listbox: focus stays in the field, and `aria-activedescendant` points to the current result.',
    'The number of results, “nothing found” and failures are announced politely when typing pauses.',
    'Matches are underlined in titles and descriptions.',
    'Placed at the top of the viewport, so that an on-screen keyboard doesn’t cover the results.',
  ],
};
