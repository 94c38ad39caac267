export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the result of a tool that a visitor may send along with a request. `FormSection` shows it where there is one.',
  ],
  insteadUse: [{ component: 'Forms/FileField', when: 'the visitor chooses a file of their own.' }],
  anatomy: [
    ['Heading', '“Your result:”, and which tool made it.'],
    ['Note', 'It is still in the browser, and nothing of it is sent without the consent.'],
    ['Summary', 'To read and to change, as plain text.', 'Forms/TextAreaField'],
    ['Report', 'Its name and size; opened, the whole text.', 'Layout/Disclosure'],
    ['Consent', 'Not checked at first.', 'Forms/CheckboxField'],
    ['Button', '“Remove my result”.', 'Actions/Button'],
  ],
  dos: [{ story: 'Shown', caption: 'What would be sent can be read and changed before it is sent.' }],
  donts: [
    {
      story: 'MarkdownInSummary',
      caption: 'The summary is in Markdown: it is plain text, and its marks are shown as they are.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the summary, the report, the consent and “Remove my result”.'],
    ['Enter or Space', 'On the line of the report: opens it.'],
  ],
  content: ['The summary is what the owner reads first: the result, then what to do next, in a few short lines.'],
  accessibility: [
    'The consent is the visitor’s alone: no draft ticks it.',
    'A region that is named after its heading.',
    'Says in words that nothing is sent without the consent.',
  ],
};
