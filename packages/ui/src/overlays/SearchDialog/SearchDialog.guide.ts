import { closeButton } from '../overlays.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For searching the whole site, from the navigation bar or with a shortcut.'],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'it filters a list on the page: use a field of type `search` above it.',
    },
  ],
  anatomy: [
    ['Field', 'The words to look for, after a magnifying glass. The field stays in sight while the results scroll.'],
    closeButton,
    ['Message', 'Below the field: what can be found, the number of results, or what went wrong.'],
    ['Button', 'Beside the message: tries a failed search again, or searches for another spelling.', 'Actions/Button'],
    ['Group label', '“Recent” or “Often looked for”, above suggestions. The results of a search have none.'],
    ['Results', 'A row for each: its title and, if given, its kind at the end and a description below.'],
    ['Keys', 'The last line, on devices with a mouse: what the arrow keys, Enter and Esc do.'],
  ],
  dos: [
    { story: 'Recent', caption: 'Recent results are shown before anything is typed.' },
    { story: 'NothingFound', caption: 'If nothing is found, popular pages are suggested.' },
  ],
  donts: [
    {
      story: 'SiteNameInTitles',
      caption:
        'The name of the site at the end of every title: each row repeats it, and on a phone each title takes more lines.',
    },
  ],
  keyboard: [
    ['ArrowDown', 'Moves to the next result.'],
    ['ArrowUp', 'Moves to the previous result.'],
    ['Enter', 'Opens the result.'],
    ['Escape', 'Closes.'],
  ],
  content: [
    'The hint names what can be found, in one line with a period: “Pages and tools of this site.”',
    'A title is that of the page, without the name of the site. A kind is one or two words: “Tool”.',
    'A description is one line with a period, and says what is on the page.',
  ],
  accessibility: [
    'A combobox with a listbox: focus stays in the field, `aria-activedescendant` names the result.',
    'The number of results, “nothing found” and failures are announced politely, once typing pauses.',
    'Matches are underlined in titles and descriptions.',
    'At the top of the window, so that an on-screen keyboard does not cover the results.',
  ],
};
