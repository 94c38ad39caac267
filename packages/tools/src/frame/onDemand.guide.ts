export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a part of a tool that is fetched when it is first needed: what follows the first result, a dialog.',
    'Each attempt asks for the part anew, “Try again” as well as opening it again.',
  ],
  insteadUse: [{ component: 'Feedback/Alert', when: 'something else failed.' }],
  keyboard: [
    ['Tab', 'Moves to Try again.'],
    ['Escape', 'Closes a dialog; asks first when something was typed in it.'],
  ],
  accessibility: [
    'What cannot be loaded says so at its place and takes nothing else away; a mark leaves its value in text.',
  ],
};
