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
  donts: [
    {
      story: 'SentenceAcrossLabels',
      caption:
        'One sentence runs across two labels: on a phone, and for a screen reader, the second field is called “to (minutes)”.',
    },
  ],
  keyboard: [['Tab', 'Moves from field to field, in reading order.']],
  accessibility: [
    'Stacked on a phone. Where the window is narrow or the text is large, the fields wrap into further rows.',
    'The label of each field has to make sense without the others.',
    'People who magnify the screen may overlook the field on the right: never put a required field alone there.',
  ],
};
