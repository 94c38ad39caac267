export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For content of a known shape that takes longer than about half a second.'],
  insteadUse: [
    {
      component: 'Feedback/Spinner',
      when: 'the shape is unknown, or an action is running.',
    },
    {
      component: 'Feedback/EmptyState',
      when: 'there is nothing to load.',
    },
  ],
  dos: [
    {
      story: 'Group',
      caption: 'Show six placeholders for six events; label only the first.',
    },
  ],
  donts: [
    {
      story: 'OneForSix',
      caption:
        'Don’t show one placeholder for six events: everything below jumps when they load. Show as many as you expect, in their shape.',
    },
    { caption: 'Don’t label each of a group: “Loading events” is announced six times. Label only the first.' },
  ],
  anatomy: [
    ['Picture', '`picture`: a block.'],
    ['Heading', '`heading`: a thick line.'],
    ['Lines', 'As many as `lines`.'],
    ['Label', 'For screen readers only.'],
  ],
  content: ['The label says what is loading: “Loading events”.'],
  keyboard: [],
  accessibility: [
    'Not announced by default; `label` on the first of a group makes it a status that is announced once.',
    'Static: nothing moves by itself.',
  ],
};
