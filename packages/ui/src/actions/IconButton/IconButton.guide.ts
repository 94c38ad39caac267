export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the same few actions repeated in rows and bars: edit, delete, close, next month.'],
  insteadUse: [
    {
      component: 'Actions/Button',
      when: 'there is room for text: more people understand words.',
    },
    { component: 'Navigation/IconLink', when: 'it leads to another page or place.' },
    { component: 'Layout/Disclosure', when: 'it would explain something: text that people need is not in a tooltip.' },
  ],
  dos: [
    {
      story: 'Quiet',
      caption: 'Name the action and its object in the label.',
    },
  ],
  donts: [
    {
      story: 'LabelWithoutObject',
      caption: 'Don’t call ten buttons “Delete”: nobody knows which is which. Name the object: “Delete Bean soup”.',
    },
    {
      caption:
        'Don’t put help into the `label`: on touch few people find a tooltip. Write it beside the button, or into a `Disclosure`.',
    },
  ],
  anatomy: [
    ['Icon', 'The symbol of the action.'],
    ['Label', '`label`: the accessible name, also shown in the tooltip.'],
    ['Surface', 'Visible on hover, at least 44 px on touch.'],
  ],
  content: ['Use the verb and the object, so that labels differ between rows: “Delete Brambles soup”.'],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter', 'Activates the button.'],
    ['Space', 'Activates the button.'],
  ],
  accessibility: [
    '`label` is the accessible name. Give verb and object: “Delete Brambles soup”.',
    'The tooltip shows the name on keyboard focus, on hover after 700 ms, and on touch after a long press of 500 ms.',
    'A long press does not activate the button, and its tooltip stays for 1.5 s after the finger has left.',
    '44 px square around a 20 px icon. `small` is 32 px wide with a 44 px target: leave 12 px between two.',
    'While busy, it keeps its name and focus, has `aria-busy` and ignores presses.',
  ],
};
