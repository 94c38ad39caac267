export const guide: ComponentGuide = {
  status: 'stable',
  use: ['Above a form of more than two fields, after a failed submit: lists the errors, each linked to its field.'],
  insteadUse: [
    {
      component: 'Forms/Form',
      when: 'you use `Form`, which includes the summary.',
    },
    {
      component: 'Feedback/Alert',
      when: 'every field is valid, but sending failed.',
    },
  ],
  dos: [
    {
      story: 'Two',
      caption: 'List the fields’ errors, in the order of the fields.',
    },
  ],
  donts: [
    {
      story: 'VagueErrors',
      caption:
        'Don’t write “Required”: it says neither what is missing nor what to do. Repeat the field’s error: “Enter your name.”',
    },
    {
      caption: 'Don’t omit errors at the fields: people there cannot see what was wrong. Show both.',
    },
  ],
  anatomy: [
    ['Icon', 'The error icon.'],
    ['Title', 'How many answers need attention.'],
    ['Errors', 'Each links to its field.'],
  ],
  content: ['Repeat the fields’ errors word for word.'],
  keyboard: [
    ['Tab', 'Moves between links.'],
    ['Enter', 'Moves focus to the field.'],
  ],
  accessibility: [
    'Takes focus when it appears. Its name says how many answers need attention, so that this is announced.',
    'Give it a new `key` on each attempt, so that it takes focus again.',
  ],
};
