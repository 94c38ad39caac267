export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Replaces a form that was sent: its number, what happens next, when, and what was sent.'],
  insteadUse: [
    {
      component: 'Feedback/notify',
      when: 'nothing follows: the form is shown again, empty.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it was not sent.',
    },
  ],
  anatomy: [
    ['Icon', 'Before the title. It marks a success.', 'Media/Icon'],
    ['Title', 'What was sent. It is also the name of the panel.', 'Text/Heading'],
    ['Number', 'If given: what the sender refers to in a question, after its label.'],
    ['What happens next', 'A sentence or two, with the time.'],
    ['Answers', 'What was sent, beside the labels of the form; below them on a phone.'],
    ['Action', 'If given: shows the form again.', 'Actions/Button'],
  ],
  dos: [
    {
      story: 'Sent',
      caption: 'The number to ask by, when to expect a reply, and the answers.',
    },
  ],
  donts: [
    {
      story: 'NamesOfTheCode',
      caption: 'Names and values of the code instead of labels and answers: senders cannot check what they sent.',
    },
  ],
  keyboard: [['Tab', 'Moves to its action, if it has one.']],
  content: [
    'The title says what was sent, in two or three words and without a period: “Request sent”.',
    'What happens next names a time: “You will get a confirmation within 24 hours.”',
    'Labels and options are those of the form, word for word.',
  ],
  accessibility: [
    'A group named by its title that takes focus when it appears, so it is announced.',
    'The number comes right after the title, and is selected whole, to be copied.',
    'Questions and answers are a description list.',
  ],
};
