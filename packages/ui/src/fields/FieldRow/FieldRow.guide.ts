export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For two to four short fields that belong together: first and last name, prep and cook time.'],
  insteadUse: [
    {
      component: 'Layout/Grid',
      when: 'they are not fields.',
    },
    {
      component: 'Layout/Stack',
      when: 'a field is long: it has its own line.',
    },
  ],
  dos: [
    {
      story: 'SideBySide',
      caption: 'Short numbers of the same kind.',
    },
  ],
  keyboard: [['Tab', 'Moves from field to field, in reading order.']],
  accessibility: [
    'Stacked on a phone and at 200 % zoom.',
    'People who magnify the screen may overlook the field on the right: never put a required field alone there.',
  ],
};
