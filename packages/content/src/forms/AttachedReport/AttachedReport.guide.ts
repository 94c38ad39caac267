export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for a tool’s result that visitors can send with a request. `FormSection` shows it when there is one.'],
  insteadUse: [{ component: 'Forms/FileField', when: 'visitors choose their own file.' }],
  dos: [{ story: 'Shown', caption: 'People can read and edit what they send before they send it.' }],
  donts: [
    {
      caption:
        'Don’t place it outside a `Form` with the `reportFields`: it is neither validated nor sent. Place it inside.',
    },
    {
      caption: 'Don’t urge people to send it: then consent isn’t free. Say that the form works without it.',
    },
  ],
  anatomy: [
    ['Heading', 'Which result it is.'],
    ['Summary', 'A text field with what the owner will read.'],
    ['Report', 'The file, to read in a disclosure.'],
    ['Consent', 'A checkbox; nothing of the report is sent without it.'],
    ['Remove button', 'Removes the result from the form.'],
  ],
  content: ['The summary is plain text of at most 2,000 characters; figures come with their units.'],
  keyboard: [
    ['Tab', 'Moves through the summary, the report, the consent and “Remove my result”.'],
    ['Enter or Space', 'On the report’s summary line: opens or closes the report.'],
  ],
  accessibility: [
    'Only the visitor can give consent: no draft restores it.',
    'A region named by its heading.',
    'Says in text that nothing is sent without consent.',
  ],
};
