export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For loading a page, or a small part of one, in an unknown time.'],
  insteadUse: [
    { component: 'Feedback/Progress', when: 'progress can be measured.' },
    {
      component: 'Feedback/Skeleton',
      when: 'the shape of the content is known.',
    },
    {
      component: 'Actions/Button',
      when: 'an action is running: `busy` shows the spinner in the button.',
    },
  ],
  content: ['The label says what is happening: “Loading events”, not “Please wait”.'],
  keyboard: [],
  accessibility: [
    'A status, announced when it appears; set `label={null}` beside text that says the same.',
    'With reduced motion, the ring is dotted and static.',
  ],
};
