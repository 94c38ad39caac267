/** For cards with a link or a button. */
const pressed = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves to the card’s link or button.'],
    ['Enter', 'Activates it.'],
  ],
  accessibility: [
    'An `<article>` with a heading; `level` sets its heading level.',
    'Each action includes the card’s name for screen readers.',
    'Links to other sites say that they open in a new tab.',
  ],
} as const;

export const contactCard: ComponentGuide = {
  ...pressed,
  use: ['Use it on the contact page: a way to reach the owner, or what to expect.'],
  insteadUse: [{ component: 'Sections/FactList', when: 'people look up more than four facts.' }],
  anatomy: [
    ['Icon', 'Of the way to reach the owner; decorative.'],
    ['Heading', 'What it is: “Email”, “Response time”.'],
    ['Value', 'The address or number, as a link if it can be followed.'],
    ['Description', 'When to use it, or what to expect.'],
  ],
};
export const paperCard: ComponentGuide = {
  ...pressed,
  use: ['Use it for a white paper, with its pages, date and, if counted, downloads.'],
  insteadUse: [
    { component: 'Content/Cards/ResourceCard', when: 'the document is a row in the library.' },
    { component: 'Content/Cards/BriefCard', when: 'people subscribe to a brief.' },
  ],
  anatomy: [
    ['Category and date', 'Above the title.'],
    ['Title', 'A link, if the paper has a page of its own.'],
    ['Cover', 'A drawing of the paper’s outline, beside the description.'],
    ['Facts', 'Its pages and, if counted, its downloads.'],
    ['Download', 'The file with its size, or a link to ask for it.'],
  ],
};
export const recipeSummaryCard: ComponentGuide = {
  ...pressed,
  use: ['Use it in the list of published recipes. The whole card links to the recipe.'],
  insteadUse: [{ component: 'Content/Admin/RecipeCard', when: 'the owner edits the recipe.' }],
  accessibility: [
    'An `<article>` with a heading; `level` sets its heading level. The heading is the only link.',
    'The picture is decorative: the heading says the same.',
  ],
};
export const serviceCard: ComponentGuide = {
  status: 'stable',
  use: ['Use it for a kind of engagement: its purpose, duration and format.'],
  insteadUse: [
    { component: 'Content/Cards/ConsultingCard', when: 'the card describes past work and can’t be requested.' },
    { component: 'Content/Cards/SessionCard', when: 'it is a single appointment.' },
  ],
  anatomy: [
    ['Icon', 'Of the kind of engagement; decorative.'],
    ['Title', 'Its name.'],
    ['Description', 'Its purpose.'],
    ['Duration and format', 'How long it takes, and how it is held.'],
  ],
  keyboard: [],
  accessibility: [
    'An `<article>` with a heading; `level` sets its heading level.',
    'Icons are decorative: the text beside them says the same.',
  ],
};
export const copyText: ComponentGuide = {
  status: 'stable',
  use: ['Use it beside text or a value that people reuse as it is: a biography, a color.'],
  insteadUse: [{ component: 'Actions/FileLink', when: 'people need a file.' }],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter or Space', 'Copies the text.'],
  ],
  accessibility: ['The button’s name says what it copies. A notice confirms it, or says what to do instead.'],
};
