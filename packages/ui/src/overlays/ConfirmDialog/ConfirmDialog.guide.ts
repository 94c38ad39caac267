import { keysInside } from '../overlays.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Only before an action that cannot be undone. The question names the object, the button names the action.'],
  insteadUse: [
    {
      component: 'Feedback/Alert',
      when: 'it can be undone: do it, and offer to undo it.',
    },
    {
      component: 'Overlays/Dialog',
      when: 'there is something to fill in or to read.',
    },
  ],
  anatomy: [
    ['Question', 'Names the action and its object, in large type.', 'Text/Heading'],
    ['Consequences', 'If given: what the action leads to, if the question does not say it.', 'Text/Text'],
    ['Cancel', 'Leaves everything as it is. It has the focus at first.', 'Actions/Button'],
    ['Confirm', 'Names the action. In the tone `danger` if something is deleted or discarded.', 'Actions/Button'],
  ],
  dos: [
    {
      story: 'Destructive',
      caption: '“Delete recipe” rather than “Yes”.',
    },
  ],
  donts: [
    {
      story: 'YesOrNo',
      caption: '“Are you sure?” with “Yes” does not say of what.',
    },
  ],
  keyboard: [...keysInside, ['Enter', 'Presses the focused button: at first “Cancel”.'], ['Escape', 'Cancels.']],
  content: [
    'The question is one sentence and ends with a question mark: “Replace the saved scenario?”',
    'The consequences are one or two sentences about what is lost: “Brambles soup is removed for every visitor.”',
    'The confirming button repeats the verb and the object of the question: “Replace scenario”.',
  ],
  accessibility: [
    '`role="alertdialog"`, named by the question, described by the text.',
    'Focus starts on the cancel button and returns to the button that opened the dialog.',
    'While the action runs, input is ignored.',
  ],
};
