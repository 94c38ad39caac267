import { titleWords } from '../../feedback/feedback.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Around each entry of a list of user content: if one cannot be rendered, the others stay visible.',
    'Around a whole screen, so that the navigation stays usable.',
  ],
  insteadUse: [
    { component: 'Feedback/Alert', when: 'a request failed: only rendering errors are caught.' },
    { component: 'Feedback/EmptyState', when: 'there is nothing to show.' },
  ],
  anatomy: [
    [
      'Alert',
      'Holds the parts below, in the place of what cannot be shown. Decorative content is replaced without a message.',
      'Feedback/Alert',
    ],
    ['Title', 'Says what cannot be shown: an entry, a screen or, if nothing is given, this part of the page.'],
    ['Explanation', 'If given: what is not affected, and what can be done.'],
    ['Details', 'If given: an id, the raw text or the error, closed at first.'],
    ['Try again', 'Tries to show the content again.', 'Actions/Button'],
    ['Other actions', 'If given: after “Try again”, such as a button that deletes the entry.', 'Actions/Button'],
  ],
  dos: [{ story: 'Entry', caption: 'Names the entry, shows its content as text, and still lets it be deleted.' }],
  donts: [{ story: 'NoWayOn', caption: '“Something went wrong” says neither what nor what to do.' }],
  keyboard: [
    ['Tab', 'Moves to the details, “Try again” and the other actions.'],
    ['Enter', 'On “Details”: opens or closes them.'],
  ],
  content: [
    titleWords,
    'The title names the part that cannot be shown, not the error: “This entry cannot be shown”.',
    'The explanation has one to three sentences: which entry is meant, and what still works.',
  ],
  accessibility: [
    'A failure is announced at once.',
    'The details are a `<details>` element, which announces whether it is open.',
  ],
};
