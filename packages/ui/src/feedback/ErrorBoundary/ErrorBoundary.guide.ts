export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Around each entry of a list of what others wrote, so that one that cannot be drawn leaves the others in sight.',
    'Around a whole screen, so that the way to the other screens stays.',
  ],
  insteadUse: [
    { component: 'Feedback/Alert', when: 'a request failed: that is no error of drawing, and is not caught here.' },
    { component: 'Feedback/EmptyState', when: 'there is nothing to show.' },
  ],
  dos: [
    { story: 'Entry', caption: 'Says which entry it is, shows what it holds as text, and lets it still be deleted.' },
  ],
  donts: [{ story: 'NoWayOn', caption: '“Something went wrong”: with what, and what now?' }],
  keyboard: [
    ['Tab', 'Moves to Try again, the other actions and the details.'],
    ['Enter', 'On Details: opens or closes them.'],
  ],
  accessibility: [
    'A failure is read out at once.',
    'The details are a `<details>`: a button that says whether they are open.',
  ],
};
