/** Applies to every drawing. */
const drawing = {
  status: 'stable',
  keyboard: [],
  accessibility: [
    'An inline `<svg role="img">` with a text alternative.',
    'Its colours follow the theme and the brand, also in forced colours.',
  ],
} as const;

export const illustration: ComponentGuide = {
  ...drawing,
  use: [
    'Beside text that a picture makes easier to remember: programs, the farm. One stroke weight, the text colour and one accent.',
  ],
  insteadUse: [{ component: 'Content/Illustrations/Portrait', when: 'it is a picture of the owner.' }],
};
export const portrait: ComponentGuide = {
  ...drawing,
  use: [
    'On the landing page and where the owner is introduced. A photo in the owner’s details (`picture`) takes the place of the monogram.',
  ],
  insteadUse: [{ component: 'Content/Illustrations/Illustration', when: 'it is any other drawing.' }],
  accessibility: [...drawing.accessibility, 'A photo is a `<picture>` with the text alternative that its owner wrote.'],
};
