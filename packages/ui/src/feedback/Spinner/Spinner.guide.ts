export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For progress of unknown duration: a page, or a small part of one, that is loading.'],
  insteadUse: [
    {
      component: 'Feedback/Progress',
      when: 'it is known how much is done.',
    },
    {
      component: 'Feedback/Skeleton',
      when: 'the shape of the content is known.',
    },
    {
      component: 'Actions/Button',
      when: 'an action runs: `busy` puts the spinner into the button.',
    },
  ],
  dos: [
    {
      story: 'Large',
      caption: 'One spinner for everything that is loading.',
    },
  ],
  donts: [
    {
      story: 'OneForEachCard',
      caption:
        'A spinner in each of six cards: six things turn at once, and the page moves each time that one of them is done.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A status that is announced when it appears; `label={null}` beside text that already says so.',
    'With reduced motion, the ring is dotted and static.',
  ],
};
