export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For the page of a link in a mail that gives a file, once.'],
  insteadUse: [{ component: 'Actions/FileLink', when: 'anybody may have the file.' }],
  anatomy: [
    ['Label and heading', 'Of a section; the heading is an `<h2>`.', 'Layout/Section'],
    ['Button', 'Before the link is used only. Everything that comes after it is a notice.', 'Actions/Button'],
    ['Notice', 'What became of the link, and what to do next.', 'Feedback/Alert'],
    ['Buttons of the notice', 'To the file, or to where a guide can be asked for again.', 'Actions/ButtonLink'],
  ],
  dos: [{ story: 'Closed', caption: 'One button: what only opens the page changes nothing.' }],
  donts: [
    {
      story: 'VerbInTitle',
      caption: 'The title of the guide begins with a verb: the button says “Ask for”, and then the title.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter', 'Opens the link.'],
  ],
  content: ['`guides` has titles that follow “Ask for”, such as “The MSP Guide”.'],
  accessibility: ['What became of the link is announced.', 'While it opens, the button is busy and keeps its place.'],
};
