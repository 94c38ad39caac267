export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For something under way whose length is unknown: a page that is fetched, a small part of one.'],
  insteadUse: [
    {
      component: 'Feedback/Skeleton',
      when: 'the shape of what comes is known.',
    },
    {
      component: 'Actions/Button',
      when: 'an action runs: `busy` puts the spinner into the button.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A status that is read out when it appears; `label={null}` beside text that already says so.',
    'For readers who asked for less motion the ring is dotted and stands still.',
  ],
};
