export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the result of a tool that a visitor may send along with a request. `FormSection` shows it where there is one.',
  ],
  insteadUse: [{ component: 'Forms/FileField', when: 'the visitor chooses a file of their own.' }],
  dos: [{ story: 'Shown', caption: 'What would be sent can be read and changed before it is sent.' }],
  keyboard: [
    ['Tab', 'Moves through the summary, the report, the consent and “Remove my result”.'],
    ['Enter or Space', 'On the line of the report: opens it.'],
  ],
  accessibility: [
    'The consent is the visitor’s alone: no draft ticks it.',
    'A region that is named after its heading.',
    'Says in words that nothing is sent without the consent.',
  ],
};
