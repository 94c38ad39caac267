export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a part of a tool that is fetched when it is first needed: what follows the first result.'],
  insteadUse: [{ component: 'Feedback/Alert', when: 'something else failed.' }],
  keyboard: [],
  accessibility: [
    'What cannot be loaded says so at its place and takes nothing else away; a mark leaves its value in text.',
  ],
};
