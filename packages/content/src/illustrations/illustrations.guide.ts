/** Applies to every drawing. */
const drawing = {
  status: 'stable',
  keyboard: [],
  accessibility: [
    'An inline `<svg role="img">` with words that say what is drawn.',
    'Lines follow the theme and the brand, also in forced colours.',
  ],
} as const;

export const illustration: ComponentGuide = {
  ...drawing,
  use: [
    'Beside words that are easier to remember with a picture: programs, the farm. One stroke weight, ink and one accent.',
  ],
  insteadUse: [{ component: 'Content/Illustrations/Portrait', when: 'it is the owner.' }],
};
export const portrait: ComponentGuide = {
  ...drawing,
  use: ['On the landing page and where the owner is introduced. Put your own picture here.'],
  insteadUse: [{ component: 'Content/Illustrations/Illustration', when: 'it is anything else.' }],
};
