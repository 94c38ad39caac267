/** For sections with links. */
const links = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves from link to link, in reading order.'],
    ['Enter', 'Follows a link.'],
  ],
} as const;

const words = 'Its texts are props; on this site a page passes them from `lists`.';

export const interestRegister: ComponentGuide = {
  ...links,
  use: [
    'Use it to list the owner’s interests in other organizations in one table: role, kind, pay, years, and whether it has ended. A name links to its site, if there is one.',
    words,
  ],
  insteadUse: [
    { component: 'Content/Sections/CouncilRoles', when: 'responsibilities matter.' },
    { component: 'Sections/FigureTable', when: 'the cells are figures to compare.' },
  ],
  anatomy: [
    ['Total', 'A sentence above the table: how many there are, of which kinds.'],
    ['Row', 'The organization with a description, role, kind, pay, year and status.'],
  ],
  content: ['Pay is stated for each: also that there is none.'],
  accessibility: [
    'A table by ARIA roles, because rows become cards on a phone: each cell is announced with its column.',
    'Each name is a heading, so that site search links to it.',
    'Ended interests are marked in words, not by color alone.',
  ],
};

export const appearanceRegister: ComponentGuide = {
  ...links,
  use: [
    'Use it to list the owner’s episodes, talks and texts with their outlets, in one table by year, newest first.',
    words,
  ],
  insteadUse: [
    { component: 'Content/Sections/Podcasts', when: 'you list only episodes to listen to.' },
    { component: 'Content/Sections/RecentCoverage', when: 'others wrote about the owner.' },
  ],
  anatomy: [
    ['Total', 'A sentence above the table: how many there are, of which kinds.'],
    ['Year', 'A heading row, with a small chart of its months.'],
    ['Row', 'The title with a description, outlet, kind, length or audience, and date.'],
  ],
  content: ['Titles are those of the outlet, unchanged.'],
  accessibility: [
    'A table by ARIA roles, because rows become cards on a phone: each cell is announced with its column, each group with its year.',
    'Each title is a heading, so that site search links to it.',
    'The chart of the months is hidden: the rows contain the dates.',
  ],
};

export const backLink: ComponentGuide = {
  ...links,
  use: ['Use it first on a page that people reach from several others: it returns to where they came from.'],
  insteadUse: [{ component: 'Navigation/Link', when: 'the target is always the same page.' }],
  accessibility: ['An `<a>`: without scripts or history it links to a fixed page.'],
};
export const pageOpening: ComponentGuide = {
  ...links,
  use: ['Use it first on every inner page.'],
  insteadUse: [
    { component: 'Content/Sections/HomeHero', when: 'it is the landing page.' },
    { component: 'Sections/Hero', when: 'it is for another site.' },
  ],
  anatomy: [
    ['Label, headline and lead', 'The headline is the only `<h1>`.'],
    ['Facts and buttons', 'Below the lead.'],
    ['Cover', 'A drawing of the page’s entries with a caption, or the page’s form instead.'],
  ],
  content: ['The lead is one or two sentences: for whom the page is, and what they find.'],
  accessibility: ['The headline is the `<h1>` of the page.', words],
};
export const servicePage: ComponentGuide = {
  ...links,
  use: ['Use it for a whole service page, from the hero to the closing call: you pass only its texts.'],
  insteadUse: [{ component: 'Content/Sections/PageOpening', when: 'the page has custom sections.' }],
  anatomy: [
    ['Hero', 'Label, headline and lead, with a cover.'],
    ['Contents', 'The chapters, in a wide viewport.'],
    ['Offerings', 'What can be ordered; each part separately.'],
    ['Approach', 'The steps of the work, on a timeline.'],
    ['Outcomes', 'What the client receives.'],
    ['Links', 'Where to go from here.'],
    ['Closing call', 'The last section, with a button.'],
  ],
  content: [
    'The four sections are in the order of `idea`; give each a label of one or two words, which the contents show.',
  ],
  accessibility: ['Each section is a region named by its heading, an `<h2>`; its content is one level lower.', words],
};
export const scaledSteps: ComponentGuide = {
  status: 'stable',
  use: ['Use it for three to six steps in order with comparable durations: how a project proceeds.'],
  insteadUse: [{ component: 'Sections/ProcessSteps', when: 'it is for another site, or the steps have no durations.' }],
  anatomy: [
    ['Steps', 'Those of `ProcessSteps`: number, title, duration and description.'],
    ['Timeline', 'Below each step, where durations are comparable: when it takes place, to scale.'],
  ],
  content: ['Write durations with a number and a unit, so that they can be drawn: “2–3 weeks”.'],
  keyboard: [],
  accessibility: ['The timeline is decorative; each duration is also text.', words],
};
export const samplePage: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it to preview the first page of a document before the download, rendered from the same text as the file.',
    words,
  ],
  insteadUse: [{ component: 'Content/Sections/EditionText', when: 'the page shows the full text.' }],
  keyboard: [['Tab', 'Moves to a table that is wider than the sheet; arrow keys scroll it.']],
  accessibility: [
    'Headings, lists and tables are elements, not a picture: they can be read, searched and printed.',
    'Checkboxes are hidden from screen readers, because they are not interactive.',
  ],
};

export const sessionCards: ComponentGuide = {
  ...links,
  use: ['Use it above a form, for the sessions that can be booked. Pressing a card selects it in the form.'],
  insteadUse: [{ component: 'Content/Sections/ServiceAreas', when: 'the engagements take months.' }],
  accessibility: ['A region named by its heading, an `<h2>`; its content is one level lower.', words],
};
export const scriptFailure: ComponentGuide = {
  ...links,
  use: ['Use it once in a prerendered page, hidden: the start script shows it if a script fails to load.'],
  insteadUse: [
    { component: 'Feedback/notify', when: 'scripts run, and a user’s action failed.' },
    { component: 'Feedback/Alert', when: 'a part of the page reports its own state.' },
  ],
  accessibility: ['A `<div role="alert">`: announced when shown.'],
};
export const recipeDetails: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for the whole page of a recipe: it includes the `<h1>`.',
    'Only the recipe is printed, without the bar, the footer and the rest of the page.',
  ],
  insteadUse: [{ component: 'Content/Sections/Recipes', when: 'people choose from several recipes.' }],
  anatomy: [
    ['Opening', 'Category, title and description, with times, servings and difficulty, and the print button.'],
    ['Picture', 'If the recipe has one.'],
    ['Ingredients', 'A list, with a field for the servings.'],
    ['Instructions', 'Numbered steps.'],
  ],
  content: ['Each ingredient starts with its amount: “200 g lentils”; each step with a verb.'],
  keyboard: [
    ['Tab', 'Moves to the print button, then to the servings.'],
    ['ArrowUp', 'In the servings: adds one.'],
    ['ArrowDown', 'In the servings: removes one.'],
  ],
  accessibility: [
    'A new number of servings is announced.',
    'Without scripts it is complete, at the original number of servings; controls that need scripts are hidden.',
    'Ingredients are a list, instructions an ordered list.',
  ],
};

export const biographies: ComponentGuide = {
  ...links,
  use: [
    'Use it on a page for journalists and hosts: a biography in the usual lengths, ready to print or read out.',
    words,
  ],
  insteadUse: [{ component: 'Sections/Prose', when: 'people read the text rather than reuse it.' }],
  anatomy: [
    ['Length', 'A heading, the number of words, and a button that copies the text.'],
    ['Text', 'The biography in that length.'],
  ],
  content: ['Written in the third person, so that hosts can read it out.'],
  keyboard: [
    ['Tab', 'Moves from button to button, in reading order.'],
    ['Enter or Space', 'Copies the text beside the button.'],
  ],
  accessibility: ['Each length has a heading and a copy button that names the length.'],
};

export const portraitOpening: ComponentGuide = {
  status: 'stable',
  use: ['Use it as the hero of an inner page about the owner, such as the media kit.', words],
  insteadUse: [{ component: 'Content/Sections/PageOpening', when: 'the page lists things that a cover can show.' }],
  keyboard: [],
  accessibility: ['A photo has the owner’s text alternative; the monogram names the owner.'],
};
