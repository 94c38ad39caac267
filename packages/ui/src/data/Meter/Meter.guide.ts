export const guide: ComponentGuide = {
  status: 'draft',
  use: [
    'For a value on a scale with a fixed end, such as a score, and what it means.',
    'As a `gauge` for the main result of a page, once. As a `bar` for the parts that it consists of.',
  ],
  insteadUse: [
    { component: 'Feedback/Progress', when: 'it is about something that goes on, and will be done.' },
    { component: 'Sections/StatStrip', when: 'the value has no scale: a count, an amount.' },
    { component: 'Sections/FigureTable', when: 'figures are compared, or need to be exact.' },
    { component: 'Cards/Badge', when: 'only the level counts.' },
  ],
  anatomy: [
    ['Label', 'What is measured. A heading can take its place.'],
    ['Value', 'In words, with its unit or the end of the scale.'],
    ['Badge', 'The name of the band that the value is in, if it has one.', 'Cards/Badge'],
    ['Bar', 'As long as the value, in the color of its level.'],
    ['Scale', 'In a gauge, in place of the bar: all bands, with a marker at the value.'],
    ['Bands', 'In a gauge: the name and range of each, below the scale.'],
  ],
  dos: [{ story: 'Several', caption: 'Parts of one result, on the same scale and with the same bands.' }],
  donts: [
    {
      story: 'ColorAlone',
      caption: 'A level without a name: some readers cannot tell its color from that of the others.',
    },
  ],
  keyboard: [],
  content: [
    'The label names what is measured in one to three words, without “score” or a colon.',
    'The value has its unit, “60 %”, or the end of the scale, “18 of 25 points”.',
    'The names of bands say what a value means, “Strength”, and are sorted from the lowest values to the highest.',
  ],
  accessibility: [
    'A `meter`, named by its label and with the value in words. What it draws is text beside it, too, and translated with the page.',
    'Without a value it is no meter: only its text is read out.',
    'It is drawn, not styled: printed without settings, in the colors of the reader where these are forced, and on pages whose Content-Security-Policy refuses inline styles.',
    'In a text that runs from right to left, it begins on the right.',
  ],
};
