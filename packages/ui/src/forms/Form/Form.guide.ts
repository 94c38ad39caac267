export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For everything that people submit: it validates, sends once, keeps the values if sending fails, and is cleared after a success.',
    'Use `draftKey` if filling it in takes over a minute; `renderSent` if people want to know what happens next.',
  ],
  insteadUse: [
    {
      component: 'Fields/TextInput',
      when: 'nothing is submitted, as in a calculator that updates while people type.',
    },
    {
      component: 'Overlays/SearchDialog',
      when: 'it is a search.',
    },
  ],
  dos: [
    {
      story: 'Empty',
      caption: 'Put short fields side by side, mark required ones, and say on the button what it does.',
    },
  ],
  donts: [
    {
      story: 'VagueButton',
      caption: 'Don’t write “Submit”: it does not say what happens. Name the action: “Send message”.',
    },
    {
      caption:
        'Don’t disable the button until everything is valid: nobody learns what is missing. Keep it enabled: the summary says what to do.',
    },
    {
      caption:
        'Don’t add a reset button: people press it by mistake and lose everything. Leave it out; they can clear the draft.',
    },
  ],
  anatomy: [
    ['Error summary', 'At the top, after a failed submit.'],
    ['Note', 'Explains the mark of required fields.'],
    ['Fields', 'In the order people think of them; short ones side by side.'],
    ['Outcome', 'A failure, above the button, with “Try again”.'],
    ['Button', 'Sends the form; `actions` are beside it.'],
    ['Draft', 'Says that the input is saved, with “Clear”.'],
  ],
  content: [
    'A verb and its object on the button: “Send message”; while busy: “Sending…”.',
    'A failure says that nothing is lost, and how to continue without the form.',
    '`label` names the kind of form and does not repeat its heading: “Booking” above “Request a time”.',
  ],
  keyboard: [
    ['Tab', 'Moves through the fields, then to the button.'],
    ['Enter', 'In a single-line field: submits.'],
  ],
  accessibility: [
    '`label` makes it a landmark.',
    'After a failed submit, the summary takes focus and links to the fields. With a single error, focus moves straight to its field.',
    'While sending, the button is busy and keeps focus; a failure is announced and stays above the button until the next attempt.',
    'A success is announced once: by the notice, or by the panel that replaces the form and takes focus.',
    'Without JavaScript, a note above the fields says so; `withoutScript` adds another way to reach you.',
    'Required fields are marked, and a note above explains the mark.',
  ],
};
