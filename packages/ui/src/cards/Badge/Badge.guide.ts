export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a short fact about the thing it stands on: a role, a state, a level. One to three words.'],
  insteadUse: [
    {
      component: 'Actions/Button',
      when: 'it can be pressed: a badge never can.',
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
      caption: 'Levels by colour alone: one reader in twelve sees two of them alike.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Plain text: it is read where it stands, and the Tab key passes it by.',
    'The tone adds nothing for a screen reader. The word has to be enough.',
  ],
};
