export const guide: ComponentGuide = {
  status: 'draft',
  use: ['To name a link that has only an icon, where the icon is understood by most people: the next page of a list.'],
  insteadUse: [
    { component: 'Actions/IconButton', when: 'it is a button: it has its tooltip already.' },
    { component: 'Actions/Button', when: 'there is room for words. They are seen without looking for them.' },
    { component: 'Fields/TextInput', when: 'a field needs an explanation: that is its `hint`, below the label.' },
  ],
  anatomy: [
    ['Control', 'A button or link with an icon.', 'Media/Icon'],
    ['Name', 'Above the control, or below it where there is no room; never beyond the sides of the window.'],
  ],
  dos: [{ story: 'Shown', caption: 'One to four words that say what the control does.' }],
  donts: [
    {
      story: 'HiddenHelp',
      caption: 'An explanation that has to be found first, and that is read out as the name of the control.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the control, which shows its name at once.'],
    ['Escape', 'Hides the name. A dialog around it stays open.'],
  ],
  content: [
    'What the control does, as a verb with its object or the name of what it leads to, without a period.',
    'Nothing that is needed to decide: who does not look for it does not see it.',
  ],
  accessibility: [
    'Its text is the accessible name of the control (`aria-labelledby`), so that both are translated together and it is read out once.',
    'It is shown after 700 ms of hover or of touch, at once on keyboard focus, and stays until the pointer and the focus have left or the control is pressed. The mouse may move onto it.',
    'A touch that shows it does not press the control.',
  ],
};
