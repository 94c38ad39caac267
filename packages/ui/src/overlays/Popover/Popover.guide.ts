import { keysOfPopover } from '../overlays.guide.ts';

export const guide: ComponentGuide = {
  status: 'draft',
  use: ['For one setting, or a little more about one thing, which people look at, change and close.'],
  insteadUse: [
    { component: 'Overlays/Menu', when: 'it is a list of actions.' },
    { component: 'Overlays/Dialog', when: 'it has to be finished before going on, or is saved with a button.' },
    { component: 'Layout/Disclosure', when: 'it is part of the text: it opens in its place and covers nothing.' },
    { component: 'Fields/SelectInput', when: 'one of a list is chosen, in a form.' },
  ],
  anatomy: [
    ['Button', 'Opens it, and closes it.', 'Actions/Button'],
    [
      'Content',
      'Below the button, or above it where there is no room; never beyond the sides of the window. It scrolls when it is higher than the window.',
    ],
  ],
  dos: [{ story: 'Open', caption: 'One setting, which applies at once: nothing is lost when it closes.' }],
  donts: [
    {
      story: 'FormInside',
      caption: 'A form to send: a press beside the popover closes it, and what was typed is out of sight.',
    },
  ],
  keyboard: keysOfPopover,
  content: ['The label of the button is one or two words for what opens: “Theme”, “Options”.'],
  accessibility: [
    'A native popover: the browser says whether the button has opened it, and puts it next in the tab order.',
    'A group with the name of its button, or with `role="radiogroup"` the choices of one setting.',
    'The page stays usable. When the focus leaves the popover it closes, so that it never covers what has the focus.',
    'Opens before the script of a page has arrived, and without one.',
  ],
};
