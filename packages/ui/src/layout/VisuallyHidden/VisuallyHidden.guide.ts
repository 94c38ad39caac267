export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for context that is clear visually but not to a screen reader: what a number counts, that a field is required.',
  ],
  insteadUse: [
    {
      component: 'Actions/IconButton',
      when: 'an icon is the whole button: its `label` says the same.',
    },
  ],
  content: ['Put the visual context into words, such as the object of a button in a row.'],
  keyboard: [],
  accessibility: [
    'Screen readers read the text in place.',
    'Don’t put focusable elements inside: focus would disappear from view.',
    'Some screen reader users can see the page: don’t say anything that contradicts it.',
  ],
};
