export const guide: ComponentGuide = {
  status: 'draft',
  use: ['For something that goes on and whose end is known: files that are sent, questions that are answered.'],
  insteadUse: [
    { component: 'Feedback/Spinner', when: 'nobody knows how long it takes.' },
    { component: 'Feedback/Skeleton', when: 'content is loading, and its shape is known.' },
    { component: 'Data/Meter', when: 'it is a result, such as a score, that does not go on by itself.' },
  ],
  anatomy: [
    ['Label', 'What is going on.'],
    ['Value', 'How much is done, at the end of the bar.'],
    ['Bar', 'As long as the part that is done.'],
  ],
  dos: [{ story: 'Counted', caption: 'What is counted, and how many there are in all.' }],
  donts: [
    {
      story: 'Guessed',
      caption: 'A guess: the bar stands at 90% until the answer arrives. A spinner says the same and promises nothing.',
    },
  ],
  keyboard: [],
  content: [
    'The label names what goes on in one to four words, without a period: “Questions answered”. A file has its name.',
    'The value counts where there is something to count, “3 of 10”, and is a percentage of what has no pieces, “45%”.',
  ],
  accessibility: [
    'A `<progress>` that is named by its label, which is translated with the page.',
    'It is read out when a reader comes to it, and not at each step. Say that something is done where it is done.',
    'In forced colors the bar has an outline, so that one at 0 is seen, too.',
  ],
};
