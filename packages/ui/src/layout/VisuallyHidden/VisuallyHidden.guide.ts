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
  dos: [
    {
      story: 'InALink',
      caption: 'The link repeats the name of its row for screen readers; everyone else sees it beside the link.',
    },
  ],
  donts: [
    {
      story: 'HiddenStatus',
      caption: 'The status is hidden: the rows look alike, and whoever sees them cannot tell which recipe is public.',
    },
  ],
  keyboard: [],
  content: ['The words continue the visible ones, so that both are read as one phrase: “15”, then “white papers”.'],
  accessibility: [
    'The words are read out at their place in the text.',
    'Never put something to press inside: it would receive the focus unseen.',
    'Sighted readers who use a screen reader hear it too: do not tell them anything else than what is seen.',
  ],
};
