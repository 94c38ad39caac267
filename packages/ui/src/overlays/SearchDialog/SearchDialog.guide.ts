export const guide: ComponentGuide = {
  status: 'stable',
  use: ['To find a place in the whole site by its words, from the bar or with a shortcut.'],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'a list on the page is filtered: a field of type `search` above it.',
    },
  ],
  dos: [
    { story: 'Recent', caption: 'What was opened last is offered before anything is typed.' },
    { story: 'NothingFound', caption: 'Where nothing is found, what most people look for leads on.' },
  ],
  keyboard: [
    ['ArrowDown', 'Moves to the next result.'],
    ['ArrowUp', 'Moves to the one before.'],
    ['Enter', 'Opens the result.'],
    ['Escape', 'Closes.'],
  ],
  accessibility: [
    'A combobox with a listbox: the focus stays in the field, the result is told by `aria-activedescendant`.',
    'The number of results, “nothing found” and a failure are read out politely, once when nobody types any more.',
    'What was found is marked by a line under the word, in titles and sentences.',
    'At the top of the window, so that an on-screen keyboard does not cover the results.',
  ],
};
