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
  dos: [
    {
      story: 'Sent',
      caption: 'The number to ask by, when to expect a reply, and the answers.',
    },
  ],
  keyboard: [['Tab', 'Moves to its action, if it has one.']],
  accessibility: [
    'A group named by its title that takes focus when it appears, so it is announced.',
    'The number comes right after the title, and is selected whole, to be copied.',
    'Questions and answers are a description list.',
  ],
};
