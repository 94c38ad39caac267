export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Replaces a form that was sent: what happens next, when, and what was sent.'],
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
      caption: 'When to expect a reply, and the answers for reference.',
    },
  ],
  keyboard: [['Tab', 'Moves to its action, if it has one.']],
  accessibility: [
    'A group named by its title that takes focus when it appears, so it is announced.',
    'Questions and answers are a description list.',
  ],
};
