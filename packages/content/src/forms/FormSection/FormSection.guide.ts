export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Use it for every form of the site: its definition sets the fields, validation, mail and success panel.'],
  insteadUse: [
    { component: 'Forms/Form', when: 'the form is not sent to the contact function, such as one in a dialog.' },
    { component: 'Content/Forms/ContactForm', when: 'it is a general message: the site’s forms wrap this section.' },
  ],
  dos: [{ story: 'ByKeyboard', caption: 'A conditional field appears right below its question.' }],
  donts: [
    { caption: 'Don’t add fields beside it: they are neither validated nor sent. Add them to the definition.' },
    {
      caption:
        'Don’t ask questions whose answers change nothing: each extra question costs submissions. Leave them out of the definition.',
    },
  ],
  anatomy: [
    ['Heading and intro', 'What the form is for.'],
    ['Report', 'The result of a tool, if the visitor brought one.'],
    ['Fields', 'Of the definition, in order; a conditional one below the field it depends on.'],
    ['Times', 'Free times to choose from, in forms that offer some.'],
    ['Buttons', 'Sends the form; clears the draft.'],
    ['Sent panel', 'Replaces the form: what happens next, the reference number and the answers.'],
  ],
  content: [
    'The button says what happens: “Send message”.',
    'A hint says why something is asked, or how to write the answer.',
  ],
  keyboard: [
    ['Tab', 'Moves through the fields, then to the button.'],
    ['Enter', 'In a single-line field: submits.'],
  ],
  accessibility: [
    'Required fields are marked in text; name and e-mail are always required.',
    'A conditional field follows the one it depends on, so that people don’t have to go back.',
    'After a failed submit, the error summary receives focus; after success, the panel that says what happens next.',
    'Number fields state their limits in the hint, before any error.',
    'A draft is kept in this tab, and can be cleared.',
    'The honeypot is visually hidden, out of the tab order and not announced.',
  ],
};
