export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Replaces a form after it is sent: reference number, what happens next and when, and the answers.'],
  insteadUse: [
    {
      component: 'Feedback/notify',
      when: 'there is no next step: the form is shown again, empty.',
    },
    {
      component: 'Feedback/Alert',
      when: 'sending failed.',
    },
  ],
  dos: [
    {
      story: 'Sent',
      caption: 'Give the reference number, when to expect a reply, and the answers.',
    },
  ],
  donts: [
    {
      story: 'ThanksAlone',
      caption:
        'Don’t just say thanks: nobody knows whether it arrived and what follows. Say what was sent, when to expect a reply, and the reference number.',
    },
    { caption: 'Don’t add other offers: people take them for part of the reply. Put them below the panel.' },
  ],
  anatomy: [
    ['Title', 'Says that it was sent; takes focus.'],
    ['Number', '`reference`, to quote when asking.'],
    ['Text', 'What happens next, and by when.'],
    ['Answers', 'What was sent.'],
    ['Action', 'Where to go from here.'],
  ],
  content: ['Say what was sent, what happens next, and by when: never only “Thank you”.'],
  keyboard: [['Tab', 'Moves to its action, if any.']],
  accessibility: [
    'A group named by its title; it takes focus when it appears, so that it is announced.',
    'The number follows the title, and is selected as a whole for copying.',
    'Questions and answers are a description list.',
  ],
};
