export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a short fact about an item: a role, a status, a level. One to three words.'],
  insteadUse: [
    {
      component: 'Actions/Button',
      when: 'people can press it: badges are not interactive.',
    },
    {
      component: 'Feedback/Alert',
      when: 'the message calls for action.',
    },
    {
      component: 'Text/Text',
      when: 'it is a sentence.',
    },
  ],
  dos: [
    {
      story: 'Tones',
      caption: 'Let the words give the meaning; the tone repeats it.',
    },
  ],
  donts: [
    {
      story: 'ColourAlone',
      caption: 'Don’t show levels by color alone: some people cannot tell them apart. Write the level in the badge.',
    },
  ],
  anatomy: [
    ['Words', 'The fact, in one to three words.'],
    ['Tint', 'The color of its `tone` or `level`, which repeats the fact.'],
  ],
  content: ['One to three words, no verb: “New”, “High”, “Until May 3”.'],
  keyboard: [],
  accessibility: [
    'Plain text: read in place, skipped by the Tab key.',
    'Screen readers ignore the tone. The words must be enough.',
  ],
};
