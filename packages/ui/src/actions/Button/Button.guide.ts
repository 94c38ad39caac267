import { iconBeforeLabel, labelWords, pressKeys } from '../actions.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To start something in the page: send a form, save, delete, open a dialog.',
    'One `primary` per view, for the most common action; `secondary` for the others, `quiet` in rows and toolbars.',
    '`tone="danger"` for destructive actions, with a confirmation.',
  ],
  insteadUse: [
    {
      component: 'Actions/ButtonLink',
      when: 'it links to another page.',
    },
    {
      component: 'Actions/IconButton',
      when: 'there is room for an icon only.',
    },
    {
      component: 'Overlays/ConfirmDialog',
      when: 'the action cannot be undone: let the button open the dialog.',
    },
  ],
  anatomy: [
    iconBeforeLabel,
    ['Spinner', 'In the place of the icon, while the action runs.', 'Feedback/Spinner'],
    ['Label', 'Says what a press does and, while the action runs, what is going on.'],
  ],
  dos: [
    {
      story: 'OnePrimary',
      caption: 'One primary action; its label says what happens.',
    },
  ],
  donts: [
    {
      story: 'ThreePrimaries',
      caption: 'Several primary actions: none stands out.',
    },
    {
      story: 'VagueWords',
      caption: '“OK” and “Submit” do not say what happens.',
    },
  ],
  keyboard: [['Tab', 'Moves to the button. Disabled buttons are skipped, busy ones are not.'], ...pressKeys],
  content: [
    labelWords,
    'The object is named wherever the page leaves it open: “Delete recipe”.',
    'While the action runs, the label says so and ends with an ellipsis: “Sending…”.',
  ],
  accessibility: [
    'A native `<button>`: role, name and keys come from the platform.',
    '`busy` keeps focus and sets `aria-busy`; presses are ignored, so nothing is sent twice.',
    'Show the reason beside a disabled button, as text.',
    'At least 44 px high on touch.',
  ],
};
