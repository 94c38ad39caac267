import { pressKeys } from '../actions.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In rows and bars where the same few actions come again and again: edit, delete, close, next month.'],
  insteadUse: [
    {
      component: 'Actions/Button',
      when: 'there is room for words: they are understood by more people.',
    },
  ],
  anatomy: [
    ['Icon', 'Stands for the action, in the middle of a square.', 'Media/Icon'],
    ['Name', 'Above the square: on hover, on keyboard focus, and when a finger holds it.', 'Feedback/Tooltip'],
  ],
  dos: [
    {
      story: 'Quiet',
      caption: 'The label names the action and its object.',
    },
  ],
  donts: [
    {
      story: 'UnfamiliarIcons',
      caption:
        'Icons that have no common meaning: people have to rest the pointer on each one, or hold it with a finger, to learn what it does.',
    },
    {
      story: 'LabelWithoutObject',
      caption:
        'Every button is called “Delete”: the name that is shown and read out does not tell which recipe is deleted.',
    },
  ],
  keyboard: [['Tab', 'Moves to it.'], ...pressKeys],
  content: [
    'The name is a verb with its object, as the page calls it, and without a period: “Edit Winter squash soup”.',
    'The verb alone is enough where there is one object only: “Close” in a dialog.',
  ],
  accessibility: [
    '`label` is its name. Say the verb and the object: “Delete Brambles soup”.',
    'The name is in sight while the button has the keyboard’s focus, when the pointer rests on it, and when a finger holds it.',
    '44 px square, also where the icon is 20 px.',
  ],
};
