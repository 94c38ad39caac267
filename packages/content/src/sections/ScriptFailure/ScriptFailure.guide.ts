export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Once in a prerendered page, hidden: the script that loads the others shows it when one of them cannot be loaded.',
  ],
  insteadUse: [
    { component: 'Feedback/notify', when: 'scripts run, and something a person asked for has failed.' },
    { component: 'Feedback/Alert', when: 'a part of the page explains itself where it stands.' },
  ],
  anatomy: [
    ['Text', 'What could not be loaded, and what to do.'],
    ['Email address', 'A link, for when nothing else helps.', 'Actions/Link'],
    ['Button', 'Reload, or Try again where only a part is loaded again.', 'Actions/Button'],
  ],
  donts: [
    {
      story: 'NoSubject',
      caption: 'A bare word as `what`: it is the beginning of the sentence, such as “The search”.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the email address, then to the button.'],
    ['Enter', 'Follows the link; presses the button.'],
    ['Space', 'Presses the button.'],
  ],
  content: [
    '`what` begins the sentence that “could not be loaded” ends: an article, a noun in the singular, and a capital letter.',
  ],
  accessibility: ['A `<div role="alert">`: announced when it is shown.'],
};
