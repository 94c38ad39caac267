export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Around each entry of a list of user content: if one cannot be rendered, the others stay visible.',
    'Around a whole screen, so that the navigation stays usable.',
  ],
  insteadUse: [
    { component: 'Feedback/Alert', when: 'a request failed: only rendering errors are caught.' },
    { component: 'Feedback/EmptyState', when: 'there is nothing to show.' },
  ],
  dos: [{ story: 'Entry', caption: 'Names the entry, shows its content as text, and still lets it be deleted.' }],
  donts: [{ story: 'NoWayOn', caption: '“Something went wrong” says neither what nor what to do.' }],
  keyboard: [
    ['Tab', 'Moves to Try again, the other actions and the details.'],
    ['Enter', 'On Details: opens or closes them.'],
  ],
  accessibility: [
    'A failure is announced at once.',
    'The details are a `<details>` element, which announces whether it is open.',
  ],
};
