export const guide: ComponentGuide = {
  status: 'stable',
  use: ['In the place of a form that was sent: what happens next, when, and what was sent.'],
  insteadUse: [
    {
      component: 'Feedback/notify',
      when: 'nothing follows: the form stands there again, empty.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it was not sent.',
    },
  ],
  dos: [
    {
      story: 'Sent',
      caption: 'A time, and the answers to keep.',
    },
  ],
  keyboard: [['Tab', 'Moves to its action, if it has one.']],
  accessibility: [
    'A group named by its title that takes the focus when it appears: it is read out.',
    'Questions and answers are terms and their descriptions.',
  ],
};
