export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Above a form of more than two fields after a failed submit: it lists the errors, each with a link to its field.',
  ],
  insteadUse: [
    {
      component: 'Forms/Form',
      when: 'it is a form of this system: it includes the summary.',
    },
    {
      component: 'Feedback/Alert',
      when: 'sending failed, although every field is valid.',
    },
  ],
  anatomy: [
    ['Icon', 'Before the title. Together with the color, it marks an error.', 'Media/Icon'],
    ['Title', 'How many answers need attention. The component counts them.'],
    ['Errors', 'A line for each: a link to its field, or plain text if it belongs to no field.'],
  ],
  dos: [
    {
      story: 'Two',
      caption: 'The errors are those of the fields, in their order.',
    },
  ],
  donts: [
    {
      story: 'NamesInsteadOfErrors',
      caption: 'The summary names the fields alone: readers have to go to each of them to learn what is wrong.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from link to link.'],
    ['Enter', 'Moves focus to the field.'],
  ],
  content: [
    'A line has the same words as the error at its field, and says what to do: “Enter your name.”',
    'An error that belongs to no field names the fields it is about: “Enter a phone number or an email address.”',
  ],
  accessibility: [
    'Takes focus when it appears, and its name says how many answers need attention, so it is announced.',
    'Give it a new `key` at each attempt, so that it takes focus again.',
  ],
};
