export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For every form of the site: its definition gives the fields, their validation, the mail and the panel after sending.',
  ],
  insteadUse: [
    { component: 'Forms/Form', when: 'the form is not sent to the contact function, such as that of a dialog.' },
    { component: 'Content/Forms/ContactForm', when: 'it is a message: a form of the site wraps this section.' },
  ],
  anatomy: [
    ['Label', 'One word in the narrow column beside the heading; above it on a phone.'],
    ['Heading', 'An `<h2>`, which names the form for screen readers too.'],
    ['Introduction', 'A sentence or two below the heading.'],
    ['Result of a tool', 'A summary to edit and a consent. Only where there is one.', 'Content/Forms/AttachedReport'],
    ['Fields', 'In the order of the definition; consecutive short ones side by side.', 'Forms/DefinedFields'],
    ['What happens next', 'When the sender hears back, below the fields.'],
    ['Button', 'Says what is sent. Busy while it is.', 'Actions/Button'],
    ['Panel', 'Takes the place of the form after sending.', 'Forms/SentPanel'],
  ],
  dos: [{ story: 'Conditional', caption: 'A field that depends on an answer appears right below it.' }],
  donts: [
    {
      story: 'EverythingRequired',
      caption: 'Every field is required: whoever has no answer to one of them cannot send the others.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the fields, then to the button.'],
    ['Enter', 'In a single-line field: submits.'],
  ],
  content: [
    'The heading says in a few words what the form is for, and the introduction helps with the answers.',
    'What happens next says who answers and when. It stands at the form, in the panel after sending and in the mail to the sender.',
  ],
  accessibility: [
    'Required fields are marked and say so; name and email address always are.',
    'A field with a condition comes after the one it depends on, so that nobody has to go back.',
    'After a failed submit the summary takes focus, after a success the panel that says what happens next.',
    'A number has its bounds in the hint, before there is an error.',
    'A draft is kept in this tab, and can be cleared.',
    'The honeypot against bots is out of sight, out of the Tab order and not announced.',
  ],
};
