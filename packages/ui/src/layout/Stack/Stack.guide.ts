export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it to space items in a column or a row: one step of the scale between all of them, so items need no margins.',
    'A row wraps when it runs out of room.',
  ],
  insteadUse: [
    {
      component: 'Layout/Grid',
      when: 'items sit in columns of equal width.',
    },
    {
      component: 'Fields/FieldRow',
      when: 'the items are form fields.',
    },
  ],
  keyboard: [],
  accessibility: ['Set `as="ul"` or `as="ol"` if the items are a list.', 'Visual order is source order.'],
};
