export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the same few links repeated in rows and bars: next page, link to this entry.'],
  insteadUse: [
    { component: 'Actions/IconButton', when: 'it starts an action on this page.' },
    { component: 'Navigation/Link', when: 'there is room for text: more people understand words.' },
  ],
  dos: [{ story: 'Medium', caption: 'Name the destination in the label.' }],
  donts: [
    {
      story: 'LabelWithoutObject',
      caption: 'Don’t call ten links “Link”: nobody knows which is which. Name the object: “Link to Zero trust”.',
    },
  ],
  anatomy: [
    ['Icon', 'The symbol of the destination.'],
    ['Label', '`label`: the accessible name, also shown in the tooltip.'],
    ['Surface', 'Visible on hover, at least 44 px on touch.'],
  ],
  content: ['Names what people find there, so that labels differ between rows: “Link to Zero trust”.'],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    '`label` is the accessible name.',
    'The tooltip shows the name on keyboard focus and on hover after 700 ms. A long press opens the browser’s own menu of the link.',
    '44 px square around a 20 px icon. `small` is 32 px wide with a 44 px target: leave 12 px between two.',
  ],
};
