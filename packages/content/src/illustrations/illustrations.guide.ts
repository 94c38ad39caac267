/** Applies to every drawing. */
const drawing = {
  status: 'stable',
  keyboard: [],
  accessibility: [
    'An inline `<svg role="img">` with a text alternative.',
    'Its colors follow the theme and the brand, also in forced colors.',
  ],
} as const;

export const illustration: ComponentGuide = {
  ...drawing,
  use: [
    'Beside text that a picture makes easier to remember: programs, the farm. One stroke weight, the text color and one accent.',
  ],
  insteadUse: [{ component: 'Content/Illustrations/Portrait', when: 'it is a picture of the owner.' }],
  dos: [{ story: 'OneForTheText', caption: 'One drawing beside the whole text: the sentences follow each other.' }],
  donts: [
    {
      story: 'DrawingPerSentence',
      caption: 'A drawing for each sentence: the drawings take most of the room, and the text is read in pieces.',
    },
  ],
  content: [
    'The text alternative says what can be seen, in a phrase without a period: “Line drawing of a globe with two people linked across it”.',
  ],
};
export const portrait: ComponentGuide = {
  ...drawing,
  use: [
    'On the landing page and where the owner is introduced. A photo in the owner’s details (`picture`) takes the place of the monogram.',
  ],
  insteadUse: [{ component: 'Content/Illustrations/Illustration', when: 'it is any other drawing.' }],
  anatomy: [
    ['Grid', 'Four by four cells, in thin lines.'],
    ['Square', 'In the accent color, over the upper right quarter of the grid.'],
    ['Initials', 'In the lower left quarter: the first letters of the first and the last name.'],
    ['Photo', 'If given, with its versions: takes the place of the monogram.', 'Media/Picture'],
  ],
  dos: [
    {
      story: 'Default',
      caption: 'The first letters of the first and the last name of “Ada Byron King”, which people recognize.',
    },
  ],
  donts: [
    {
      story: 'CertificateInName',
      caption:
        '“Ada Byron King, CISSP” as the name: the second letter is that of the certificate, and nobody recognizes the owner in AC.',
    },
  ],
  content: [
    '`ownerName` is the name alone, without titles or certificates: its first and last word give the letters.',
    'The text alternative of a photo is a phrase without a period that says what is in the photo.',
  ],
  accessibility: [...drawing.accessibility, 'A photo is a `<picture>` with the text alternative that its owner wrote.'],
};
