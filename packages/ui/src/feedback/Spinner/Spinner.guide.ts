export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For progress of unknown duration: a page, or a small part of one, that is loading.'],
  insteadUse: [
    {
      component: 'Feedback/Skeleton',
      when: 'the shape of the content is known.',
    },
    {
      component: 'Actions/Button',
      when: 'an action runs: `busy` puts the spinner into the button.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A status that is announced when it appears; `label={null}` beside text that already says so.',
    'With reduced motion, the ring is dotted and static.',
  ],
};
