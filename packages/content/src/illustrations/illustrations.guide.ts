const drawing = {
  status: 'stable',
  keyboard: [],
  accessibility: [
    'An inline `<svg role="img">` with a text alternative.',
    'Colours follow the theme and the brand, also in forced colours.',
  ],
} as const;

export const illustration: ComponentGuide = {
  ...drawing,
  use: [
    'Use it beside text that is easier to remember with a drawing, such as programs or the farm. One stroke weight, the text colour and one accent.',
  ],
  insteadUse: [{ component: 'Content/Illustrations/Portrait', when: 'it shows the owner.' }],
};
export const portrait: ComponentGuide = {
  ...drawing,
  use: [
    'Use it on the landing page and wherever the owner is introduced. A photo in the owner’s details (`picture`) replaces the monogram.',
  ],
  insteadUse: [{ component: 'Content/Illustrations/Illustration', when: 'it is any other drawing.' }],
  accessibility: [...drawing.accessibility, 'A photo is a `<picture>` with the owner’s text alternative.'],
};
