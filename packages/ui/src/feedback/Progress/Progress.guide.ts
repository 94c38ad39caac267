export const guide: ComponentGuide = {
  status: 'experimental',
  use: [
    'For progress that can be measured: questions answered, bytes sent.',
    'Put it beside text with the same figures: a bar alone is imprecise.',
  ],
  insteadUse: [
    { component: 'Feedback/Spinner', when: 'the duration is unknown.' },
    { component: 'Feedback/Skeleton', when: 'content of a known shape is loading.' },
    { component: 'Charts/BarList', when: 'it shows an amount or a score, not progress towards an end.' },
  ],
  anatomy: [
    ['Track', 'The whole, up to `max`.'],
    ['Bar', 'The completed part.'],
  ],
  content: [
    'The label says what is counted: “Questions answered”.',
    'The text beside it gives both figures: “4 of 10”.',
  ],
  keyboard: [],
  accessibility: [
    'A native `<progress>`: screen readers read its label and the percentage.',
    'Changes are not announced. If people wait for the end, announce it in a text with `role="status"` or a notice.',
    'In forced colors, the browser draws it, and it is taller.',
  ],
};
