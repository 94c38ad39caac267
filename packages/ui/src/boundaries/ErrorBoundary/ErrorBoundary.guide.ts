export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Around each entry of a list of user content: if one fails to render, the others stay visible.',
    'Around a whole screen, so that navigation still works.',
  ],
  insteadUse: [
    { component: 'Feedback/Alert', when: 'a request failed: only rendering errors are caught.' },
    { component: 'Feedback/EmptyState', when: 'there is nothing to show.' },
  ],
  dos: [{ story: 'Entry', caption: 'Name the entry, show its content as text, and still let people delete it.' }],
  donts: [
    {
      story: 'NoWayOn',
      caption:
        'Don’t write “Something went wrong”: it says neither what failed nor what to do. Name the part, and offer a way forward.',
    },
  ],
  anatomy: [
    ['Title', 'The part that failed.'],
    ['Message', 'What is safe, and what to do.'],
    ['Details', 'The error details, collapsed at first.'],
    ['Try again', 'Renders the part again.'],
    ['Action', 'Another way forward, after “Try again”.'],
  ],
  content: [
    'The title names the part, the message what still works: “The calendar cannot be shown. Everything else on this page works.”',
  ],
  keyboard: [
    ['Tab', 'Moves to “Try again”, other actions and the details.'],
    ['Enter', 'On the details: opens or closes them.'],
  ],
  accessibility: ['Errors are announced at once.', 'The details are a `<details>` element, which announces its state.'],
};
