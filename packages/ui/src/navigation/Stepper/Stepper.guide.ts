export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'For a task of two to six steps in a fixed order, on one page or several: setting something up, an application in parts.',
    'Steps that can be opened again are links, with `href`, or buttons, with `onOpen`.',
  ],
  insteadUse: [
    { component: 'Sections/ProcessSteps', when: 'it describes a process that nobody is in the middle of.' },
    { component: 'Feedback/Progress', when: 'there are more than six steps, or they have no names.' },
    { component: 'Navigation/Tabs', when: 'people may open the parts in any order.' },
  ],
  dos: [{ story: 'OnPages', caption: 'Let people go back to completed steps.' }],
  donts: [
    {
      story: 'TenSteps',
      caption: 'Don’t show ten steps: their names have no room, and nobody reads them. Use `Progress` instead.',
    },
    {
      caption:
        'Don’t make upcoming steps links while they cannot be opened: a press would lead nowhere. Leave out `href` and `onOpen` until then.',
    },
  ],
  anatomy: [
    ['Line', 'Above each step, or at its start: widest at the current step, thinnest at upcoming ones.'],
    ['Sign', 'The number; a check mark when done, a warning sign with an error.'],
    ['Label', 'The name of the step, underlined where it can be opened.'],
    ['Error', 'What is wrong, below the label.'],
  ],
  content: [
    'Name steps by what people do or give, in one or two words: “Your details”, “Sign”.',
    'The `label` names the task: “Steps of the application”.',
    'An `error` says what to correct: “Two answers are missing”. Also show it beside the field.',
  ],
  keyboard: [
    ['Tab', 'Moves through the steps that can be opened.'],
    ['Enter', 'Opens the step.'],
    ['Space', 'Opens the step, if it is a button.'],
  ],
  accessibility: [
    'An `<ol>` named by `label`; the current step has `aria-current="step"`, and “(done)” follows the name of completed ones.',
    'States differ in sign and line width as well as in color; in forced colors, the line of the current step is highlighted.',
    'Steps are side by side if its container is wide enough for their number, otherwise below each other.',
    'When the step changes without a page load, the app must move focus to the new content.',
  ],
};
