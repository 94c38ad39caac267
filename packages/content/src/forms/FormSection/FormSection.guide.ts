export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For every form of the site: its definition gives the fields, their validation, the mail and the panel after sending.',
  ],
  insteadUse: [
    { component: 'Forms/Form', when: 'the form is not sent to the contact function, such as that of a dialog.' },
    { component: 'Content/Forms/ContactForm', when: 'it is a message: a form of the site wraps this section.' },
  ],
  dos: [{ story: 'Conditional', caption: 'A field that depends on an answer appears right below it.' }],
  keyboard: [
    ['Tab', 'Moves through the fields, then to the button.'],
    ['Enter', 'In a single-line field: submits.'],
  ],
  accessibility: [
    'Required fields are marked and say so; name and e-mail address always are.',
    'A field with a condition comes after the one it depends on, so that nobody has to go back.',
    'After a failed submit the summary takes focus, after a success the panel that says what happens next.',
    'A number has its bounds in the hint, before there is an error.',
    'A draft is kept in this tab, and can be cleared.',
    'The honeypot against bots is out of sight, out of the Tab order and not announced.',
  ],
};
