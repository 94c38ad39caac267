export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For words that the eye gets from the surroundings and a screen reader does not: what a figure counts, that a field is required.',
  ],
  insteadUse: [
    {
      component: 'Actions/IconButton',
      when: 'an icon stands alone: its `label` says the same.',
    },
  ],
  keyboard: [],
  accessibility: [
    'The words are read out at their place in the text.',
    'Never put something to press inside: it would receive the focus unseen.',
    'Sighted readers who use a screen reader hear it too: do not tell them anything else than what is seen.',
  ],
};
