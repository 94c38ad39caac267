export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a short fact about an item: a role, a state, a rating. One to three words.',
    '`tone` says what a state means, `level` how high a rating is: a risk, a score, a difficulty.',
  ],
  insteadUse: [
    {
      component: 'Actions/Button',
      when: 'it can be pressed: a badge cannot.',
    },
    {
      component: 'Feedback/Alert',
      when: 'it is a message, with something to do.',
    },
    {
      component: 'Text/Text',
      when: 'it is a sentence.',
    },
  ],
  dos: [
    {
      story: 'Tones',
      caption: 'The word says it; the tone repeats it.',
    },
  ],
  donts: [
    {
      story: 'ColourAlone',
      caption: 'Levels by color alone: some readers cannot tell them apart.',
    },
  ],
  keyboard: [],
  content: [
    'One to three words without a period, of which the first begins with a capital: “Board member”.',
    'The words name a role, a state or a level, and are understood without the color: “Confirmed”, “High”.',
  ],
  accessibility: [
    'Plain text: read in place and skipped by the Tab key.',
    'The color adds nothing for a screen reader. The word has to be enough.',
  ],
};
