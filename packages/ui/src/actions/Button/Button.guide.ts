export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To start something in the page: send a form, save, delete, open a dialog.',
    'One `primary` in a view, for the action that most people came for; `secondary` for the others, `quiet` in rows and toolbars.',
    '`tone="critical"` for what destroys something, and then behind a question.',
  ],
  insteadUse: [
    {
      component: 'Actions/ButtonLink',
      when: 'the press leads to another place.',
    },
    {
      component: 'Actions/IconButton',
      when: 'there is room for an icon only.',
    },
    {
      component: 'Overlays/ConfirmDialog',
      when: 'the press cannot be taken back: let the button open the question.',
    },
  ],
  dos: [
    {
      story: 'OnePrimary',
      caption: 'One primary action; its words say what happens.',
    },
  ],
  donts: [
    {
      story: 'ThreePrimaries',
      caption: 'Several primary actions: nobody knows which one is meant.',
    },
    {
      story: 'VagueWords',
      caption: '“OK” and “Submit” do not say what happens.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button. A disabled one is passed by, a busy one is not.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it.'],
  ],
  accessibility: [
    'A native `<button>`: role, name and keys come from the platform.',
    '`busy` keeps the focus and says so with `aria-busy`; presses are ignored, so nothing is sent twice.',
    'Beside a disabled button stands the reason, in words.',
    'At least 44 px high on touch.',
  ],
};
