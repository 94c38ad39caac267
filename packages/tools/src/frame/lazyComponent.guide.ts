export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a part of a tool that is loaded when first needed: a dialog, or the parts below a first result.',
    '“Try again” loads the part again, and so does opening it again.',
  ],
  insteadUse: [{ component: 'Feedback/Alert', when: 'something else failed.' }],
  anatomy: [
    ['Loading', 'Shown when loading takes a while.', 'Feedback/Spinner'],
    ['Part', 'The component itself.'],
    [
      'Failure',
      'Takes the place of the part: says that it could not be loaded, and offers “Try again”.',
      'Feedback/Alert',
    ],
  ],
  dos: [{ story: 'NotLoaded', caption: 'The place of the part says that it is missing, and loads it again.' }],
  donts: [
    {
      story: 'MissingWithoutAWord',
      caption:
        'A part that is more than a drawing has `EmptyFallback`: nothing follows below its heading, and nobody can load it again.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Try again.'],
    ['Escape', 'Closes a dialog; asks first if there is unsaved input.'],
  ],
  accessibility: [
    'A part that fails to load says so in place and affects nothing else; a chart’s values stay readable as text.',
  ],
};
