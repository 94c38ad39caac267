/** What the owner alone sees. */
const owner = { status: 'stable' } as const;

/** A card or a row with its buttons. */
const acted = {
  ...owner,
  keyboard: [
    ['Tab', 'Moves from button to button.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it.'],
  ],
} as const;

/** A whole page of the owner's area. */
const page = {
  ...acted,
  accessibility: [
    'One `<h1>`; what can be done with all of it stands below that, what can be done with one stands in it.',
    'Every button names its object to screen readers: “Edit Bean soup”.',
    'What was saved, deleted or failed is read out; deleting asks first.',
  ],
} as const;

/** A form above the page. */
const dialog = {
  ...owner,
  keyboard: [
    ['Tab', 'Moves through the fields, then to the buttons; it stays inside.'],
    ['Enter', 'In a field of one line: saves.'],
    ['Escape', 'Asks to close; with unsaved changes it asks whether they may go.'],
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; the focus begins in the first field and goes back to what opened it.',
    'After a failed try the summary takes the focus; what was typed is kept.',
  ],
} as const;

export const adminDashboard: ComponentGuide = {
  ...page,
  use: ['On /admin: who is signed in, and what there is to manage.'],
  insteadUse: [{ component: 'Sections/CardGrid', when: 'visitors see it.' }],
  accessibility: ['One `<h1>`; each group of links is a card with a heading and a list.'],
};
export const recipeManager: ComponentGuide = {
  ...page,
  use: [
    'On /admin/recipes: the list by page with search and sort, and adding, editing, duplicating and deleting.',
    'The view is in the address (`readRecipeView`), so that back, forward and a kept link work.',
  ],
  insteadUse: [
    { component: 'Content/Admin/ContentManager', when: 'nothing is stored: publications, podcasts, talks.' },
  ],
};
export const messageManager: ComponentGuide = {
  ...page,
  use: [
    'On /admin/messages: what visitors sent, newest first, whether its mail went out, and whether it is handled.',
    'Filters are in the address; the CSV file has all that fits the filter, not only this page.',
    'Deleting: one, those that are selected, or all of a person. It asks first, says when they are gone for good, and can be undone while the page is open.',
    'What one person sent, as a file of everything that is stored about them.',
  ],
  insteadUse: [{ component: 'Content/Admin/RecipeManager', when: 'the owner writes the rows.' }],
};
export const contentManager: ComponentGuide = {
  ...page,
  use: ['On /admin/content: publications, podcasts, talks and media. It changes this page alone, and says so.'],
  insteadUse: [
    { component: 'Content/Admin/SettingsManager', when: 'they are the words of the site itself.' },
    { component: 'Content/Admin/RecipeManager', when: 'it has to be stored.' },
  ],
};
export const settingsManager: ComponentGuide = {
  ...page,
  use: ['On /admin/site-settings: hero, About, testimonials, achievements, ventures. It changes this page alone.'],
  insteadUse: [{ component: 'Content/Admin/ContentManager', when: 'they are entries of a list.' }],
};

export const contentItemCard: ComponentGuide = {
  ...acted,
  use: ['One publication, podcast, talk or piece of media, with what its kind has to say.'],
  insteadUse: [{ component: 'Content/Cards/PublicationCard', when: 'visitors see it.' }],
  accessibility: ['An `<article>` with a heading; its buttons and its link name it.'],
};
export const settingCard: ComponentGuide = {
  ...acted,
  use: ['One piece of the site’s own words.'],
  insteadUse: [{ component: 'Content/Cards/TestimonialCard', when: 'visitors see it.' }],
  accessibility: ['An `<article>` with a heading; its buttons name it. A logo says whose it is.'],
};
export const recipeCard: ComponentGuide = {
  ...acted,
  use: ['One recipe of the catalogue, with its difficulty in words and colour.'],
  insteadUse: [{ component: 'Content/Admin/ContentItemCard', when: 'it is a publication, a podcast or a talk.' }],
  accessibility: [
    'An `<article>` with a heading; its buttons name it.',
    'The picture has no text of its own: the heading says what it shows.',
  ],
};
export const messageEntry: ComponentGuide = {
  ...acted,
  use: ['One message of a visitor: who, from which form, the answers, and what became of its mail.'],
  insteadUse: [{ component: 'Cards/Entry', when: 'it is a row of anything else.' }],
  accessibility: [
    'An `<article>` with the sender as its heading; its buttons name the sender.',
    'Everything a visitor wrote is text: markup in it is shown as words.',
    'What is handled is muted and says “Handled”: never by colour alone.',
  ],
};
export const remotePicture: ComponentGuide = {
  ...owner,
  use: ['A picture whose address the owner typed: it may be wrong, gone, or of another site.'],
  insteadUse: [{ component: 'Content/Illustrations/Illustration', when: 'the drawing is ours.' }],
  dos: [{ story: 'NoWebAddress', caption: 'Says what is wrong with the address, where the picture would stand.' }],
  keyboard: [],
  accessibility: [
    '`alt` says what it shows; it is empty where a text beside it does.',
    'What is missing is said in words.',
  ],
};

export const contentItemDialog: ComponentGuide = {
  ...dialog,
  use: ['To add or edit a publication, podcast, talk or piece of media; the kind decides which fields there are.'],
  insteadUse: [{ component: 'Content/Admin/EditDialog', when: 'it is another form.' }],
};
export const settingDialog: ComponentGuide = {
  ...dialog,
  use: ['To add or edit a piece of the site’s own words; the kind decides which fields there are.'],
  insteadUse: [{ component: 'Content/Admin/EditDialog', when: 'it is another form.' }],
};
export const recipeDialog: ComponentGuide = {
  ...dialog,
  use: [
    'To add or edit a recipe, with a preview of its picture.',
    'Where someone else saved the recipe meanwhile it says so, and lets the person choose between the two versions.',
  ],
  insteadUse: [{ component: 'Content/Admin/EditDialog', when: 'it is another form.' }],
};
export const editDialog: ComponentGuide = {
  ...dialog,
  use: [
    'For any short form above a list of the owner’s. It never loses what was typed: closing it, leaving the page and closing the tab ask first.',
  ],
  insteadUse: [
    { component: 'Overlays/Dialog', when: 'nothing is typed in it.' },
    { component: 'Forms/Form', when: 'the form is the page: long, or reached by an address.' },
  ],
};

export const entryBoundary: ComponentGuide = {
  ...acted,
  use: ['Around each entry of a list of the owner’s: one that cannot be drawn leaves the others in sight.'],
  insteadUse: [{ component: 'Feedback/ErrorBoundary', when: 'it is a whole screen, or no entry of a list.' }],
  accessibility: ['A failure is read out; Delete names the entry by its id.'],
};
export const listControls: ComponentGuide = {
  ...owner,
  use: ['Above a list: a search by words, and choices of what is shown in which order.'],
  insteadUse: [{ component: 'Overlays/SearchDialog', when: 'the whole site is searched.' }],
  keyboard: [
    ['Tab', 'Moves from field to field.'],
    ['ArrowDown', 'In a choice: the next one.'],
  ],
  accessibility: [
    'A `search` landmark with a name; every field has a visible label.',
    'It waits for a pause in typing; the count in the headline of the page says what was found.',
  ],
};
export const listResults: ComponentGuide = {
  ...owner,
  use: ['One page of a list from the server, with the way to the others; `LoadFailure` where it could not be loaded.'],
  insteadUse: [
    { component: 'Feedback/EmptyState', when: 'there is nothing to list.' },
    { component: 'Feedback/Skeleton', when: 'the first page is on its way.' },
  ],
  keyboard: [['Tab', 'Moves through the rows, then through the pages.']],
  accessibility: [
    'Another page puts the focus at the start of the list, which says its name and page.',
    '`aria-busy` while rows are about to be replaced; the old ones stay, so that nothing jumps.',
    'A failure is read out and offers another try.',
  ],
};
