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

/** A whole page of the admin area. */
const page = {
  ...acted,
  accessibility: [
    'One `<h1>`; actions for the whole list are below it, actions for one item are in the item.',
    'Every button names its object to screen readers: “Edit Bean soup”.',
    'Saving, deleting and failures are announced; deleting asks first.',
  ],
} as const;

/** A form above the page. */
const dialog = {
  ...owner,
  keyboard: [
    ['Tab', 'Moves through the fields, then to the buttons; focus stays inside.'],
    ['Enter', 'In a single-line field: saves.'],
    ['Escape', 'Asks to close; with unsaved changes it asks whether to discard them.'],
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; focus starts in the first field and returns to what opened it.',
    'After a failed submit the summary receives focus; what was typed is kept.',
  ],
} as const;

export const adminFrame: ComponentGuide = {
  ...owner,
  use: [
    'Around every page of the admin area: its pages at the side, on a phone in a menu above the page.',
    '`adminLinks` are those of this site; an area with other pages has its own.',
  ],
  insteadUse: [{ component: 'Navigation/NavBar', when: 'the page is for visitors.' }],
  keyboard: [
    ['Tab', 'Moves through the links; on a phone to the menu first.'],
    ['Enter', 'Follows a link, or opens and closes the menu.'],
  ],
  accessibility: ['A `<nav>` named “Admin”; the current page is marked for screen readers too.'],
};

export const adminHeading: ComponentGuide = {
  ...owner,
  keyboard: [],
  use: ['The first thing on every page of the admin area: its name, a line about it and what acts on all of it.'],
  insteadUse: [{ component: 'Sections/Hero', when: 'the page is for visitors.' }],
  accessibility: ['It has the `<h1>` of the page.'],
};

export const adminDashboard: ComponentGuide = {
  ...acted,
  use: [
    'On /admin: what waits for the owner, and what can be managed.',
    '`loadAttention` answers the first; without it, that part is left out.',
  ],
  insteadUse: [{ component: 'Content/Admin/AdminFrame', when: 'it is the menu beside every page of the area.' }],
  anatomy: [
    ['Heading', 'Who is signed in, and “Sign Out”.', 'Content/Admin/AdminHeading'],
    ['Needs attention', 'A line for each thing that waits, with a link to where it is dealt with.', 'Navigation/Link'],
    ['Cards', 'One for each part of the area, in two columns.', 'Cards/Card'],
  ],
  content: [
    'A line of “Needs attention” is a count and what it is about: “3 drafts to publish”. What is zero has no line.',
  ],
  accessibility: ['One `<h1>`; “Needs attention” and the title of each card are an `<h2>`.', 'Loading is announced.'],
};

export const previewPane: ComponentGuide = {
  ...owner,
  use: ['Beside a form that edits a page: the page as visitors would see it, on a phone or on a desktop.'],
  insteadUse: [{ component: 'Media/Picture', when: 'a picture of the page is enough.' }],
  anatomy: [
    ['Heading', '“Preview”, an `<h3>`.', 'Text/Heading'],
    ['Width', '390 px of a phone or 1280 px of a desktop.', 'Fields/RadioGroupInput'],
    ['Page', 'In a frame of that width, scaled down to the space there is.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the width, then into the page.'],
    ['Arrow keys', 'Change the width.'],
  ],
  content: ['`title` names the page: “Preview of /home”.'],
  accessibility: ['The frame is named by `title`.'],
};

export const formOverview: ComponentGuide = {
  ...owner,
  keyboard: [['Tab', 'Moves from link to link.']],
  use: ['On /admin/form-settings: what each form asks, its page, and where what is sent goes.'],
  insteadUse: [{ component: 'Content/Admin/MessageManager', when: 'what visitors sent is to be read.' }],
  accessibility: ['A card for each form, with its fields as a list.', 'Each link to messages names its form.'],
};

export const recipeManager: ComponentGuide = {
  ...page,
  use: [
    'On /admin/recipes: the paginated list with search and sort, and adding, editing, duplicating and deleting.',
    'A table from the width of a tablet on, and cards on a phone.',
    'The view is in the address (`readRecipeView`), so that back, forward and bookmarks work.',
  ],
  insteadUse: [{ component: 'Content/Admin/ContentWorkspace', when: 'they are publications, podcasts or talks.' }],
};
export const messageManager: ComponentGuide = {
  ...page,
  use: [
    'On /admin/messages: visitors’ messages, newest first, with the state of their mail and whether they are handled.',
    'Filters are in the address; the CSV file has everything that matches the filter, not only this page.',
    'Deletes one message, the selected ones, or all of a person. It asks first, says when they are erased for good, and can be undone while the page is open.',
    'Exports everything that is stored about one person as a file.',
  ],
  insteadUse: [{ component: 'Content/Admin/RecipeManager', when: 'the owner writes the rows.' }],
};
export const recipeTable: ComponentGuide = {
  ...acted,
  use: ['The recipes of one page, from the width of a tablet on: to compare them and to act on one.'],
  insteadUse: [{ component: 'Content/Admin/RecipeCard', when: 'there is no room for a table: on a phone.' }],
  accessibility: [
    'A `<table>` named “Recipes”; the title is the header of its row, and the buttons name it.',
    'The picture has an empty `alt`: the title says what it shows.',
  ],
};
export const recipeCard: ComponentGuide = {
  ...acted,
  use: ['One recipe on a phone, with its difficulty as text and color.'],
  insteadUse: [{ component: 'Content/Admin/RecipeTable', when: 'there is room for a table.' }],
  accessibility: [
    'An `<article>` with a heading; its buttons name it.',
    'The picture has an empty `alt`: the heading says what it shows.',
  ],
};
export const messageEntry: ComponentGuide = {
  ...acted,
  use: ['One message of a visitor: the sender, the form, the answers, and the state of its mail.'],
  insteadUse: [{ component: 'Cards/Entry', when: 'it is a row of anything else.' }],
  accessibility: [
    'An `<article>` with the sender as its heading; its buttons name the sender.',
    'Everything a visitor wrote is shown as text, including markup.',
    'Handled messages are muted and say “Handled”: never by color alone.',
  ],
};
export const remotePicture: ComponentGuide = {
  ...owner,
  use: ['A picture from an address that the owner entered: it may be wrong, missing or on another site.'],
  insteadUse: [{ component: 'Content/Illustrations/Illustration', when: 'the drawing is ours.' }],
  dos: [{ story: 'NoWebAddress', caption: 'Says what is wrong with the address, in the place of the picture.' }],
  keyboard: [],
  accessibility: [
    '`alt` says what it shows; it is empty if text beside it does.',
    'A missing picture is replaced by text.',
  ],
};

export const storedPicture: ComponentGuide = {
  ...owner,
  use: ['One of the owner’s pictures by its name, as it was uploaded.'],
  insteadUse: [
    { component: 'Content/Admin/RemotePicture', when: 'it has an address of its own.' },
    { component: 'Media/Picture', when: 'the page is for visitors, who get a version that fits.' },
  ],
  keyboard: [],
  accessibility: ['`alt` says what it shows; a missing picture is replaced by text.'],
};
export const pictureInput: ComponentGuide = {
  ...owner,
  use: ['Asks for one of the owner’s pictures and its text alternative, in any form. It keeps nothing.'],
  insteadUse: [{ component: 'Content/Admin/EntryForm', when: 'the field is one of a schema.' }],
  dos: [{ story: 'Decorative', caption: 'No text alternative is asked for where the text beside it says the same.' }],
  keyboard: [
    ['Tab', 'Moves through its buttons, then to the text alternative.'],
    ['Enter', 'On a button: opens the choice, or removes the picture.'],
  ],
  accessibility: [
    'A `<fieldset>` named by the label; its buttons name it too.',
    'After the picture is removed the focus is on the button that chooses one.',
  ],
};

export const recipeDialog: ComponentGuide = {
  ...dialog,
  use: [
    'Creates or edits a recipe, with a picture of the owner’s files.',
    'If someone else has saved the recipe meanwhile, it says so and lets people choose between the two versions.',
  ],
  insteadUse: [{ component: 'Content/Admin/EditDialog', when: 'it is another form.' }],
};
export const editDialog: ComponentGuide = {
  ...dialog,
  use: [
    'For any short form above an admin list. It never loses what was typed: closing it, leaving the page and closing the tab ask first.',
  ],
  insteadUse: [
    { component: 'Overlays/Dialog', when: 'nothing is typed in it.' },
    { component: 'Forms/Form', when: 'the form is a page of its own: long, or with its own address.' },
  ],
};

export const entryBoundary: ComponentGuide = {
  ...acted,
  use: ['Around each entry of an admin list: if one cannot be rendered, the others stay visible.'],
  insteadUse: [{ component: 'Feedback/ErrorBoundary', when: 'it is a whole screen, or not a list entry.' }],
  accessibility: ['A failure is announced; Delete names the entry by its id.'],
};
export const listControls: ComponentGuide = {
  ...owner,
  use: ['Above a list: search, filters and sort order.'],
  insteadUse: [{ component: 'Overlays/SearchDialog', when: 'the whole site is searched.' }],
  keyboard: [
    ['Tab', 'Moves from field to field.'],
    ['ArrowDown', 'In a select: the next option.'],
  ],
  accessibility: [
    'A `search` landmark with a name; every field has a visible label.',
    'It waits for a pause in typing; the count in the page’s headline shows the result.',
  ],
};
export const listResults: ComponentGuide = {
  ...owner,
  use: ['One page of a list from the server, with pagination; `LoadFailure` if it could not be loaded.'],
  insteadUse: [
    { component: 'Feedback/EmptyState', when: 'there is nothing to list.' },
    { component: 'Feedback/Skeleton', when: 'the first page is loading.' },
  ],
  keyboard: [['Tab', 'Moves through the rows, then through the pages.']],
  accessibility: [
    'Changing the page moves focus to the start of the list, which says its name and page.',
    '`aria-busy` while rows are being replaced; the old ones stay, so that nothing jumps.',
    'A failure is announced and offers to retry.',
  ],
};
export const entryForm: ComponentGuide = {
  ...owner,
  use: [
    'For an entry of any collection: labels, help, controls, bounds and messages come from the schema.',
    'It keeps nothing: the page holds the value, and saves it. `attempts` counts how often publishing was tried.',
  ],
  insteadUse: [{ component: 'Forms/Form', when: 'a form is sent as a whole, and its fields are known.' }],
  keyboard: [
    ['Tab', 'Moves through the fields, and through the buttons of each item of a list.'],
    ['Enter', 'On a button of a list: adds, moves or removes an item; the focus stays with the item.'],
  ],
  accessibility: [
    'Lists and groups are `<fieldset>`s with a legend; items are numbered in their labels.',
    'What a button of a list has done is announced.',
    'The summary receives focus at each attempt, and its lines name the fields they lead to.',
  ],
};
export const contentWorkspace: ComponentGuide = {
  ...page,
  use: [
    'On /admin/content and /admin/site-settings: a tab for each kind of content. What is changed is a draft, saved while typing, until it is published.',
    'With `pages` a tab lists the pages of the site, each with its words and the lists it shows.',
    'What is open is in the address (`readContentView`), so that back, forward and bookmarks work.',
    '`renderPreview` draws the page that shows an entry with the drafts on it, beside the form.',
    'With `onExport` all content can be exported as a file and imported as drafts, here or on another site.',
  ],
  insteadUse: [
    { component: 'Content/Admin/RecipeManager', when: 'it is about recipes, which have a table of their own.' },
  ],
  keyboard: [
    ['Arrow keys', 'On a tab: open the next one.'],
    ['Enter', 'On an entry: opens it in a dialog. On a button that moves it: the focus goes along.'],
    ['Escape', 'Closes the dialog; what was typed is saved.'],
  ],
  accessibility: [
    'One `<h1>`, tabs with their counts, and a modal `<dialog>` named after the entry.',
    'That an entry was moved, and what came of saving and publishing, is announced.',
  ],
};
export const fileUpload: ComponentGuide = {
  ...owner,
  use: ['Stores files that the owner chooses or drops, one after another, before anything else is saved.'],
  insteadUse: [
    { component: 'Forms/FileField', when: 'a visitor sends files with a form.' },
    { component: 'Fields/FileInput', when: 'the files stay in the page.' },
  ],
  dos: [{ story: 'Refused', caption: 'The reason is a sentence of the store that says what to do.' }],
  keyboard: [
    ['Space', 'On the field: opens the dialog of the device.'],
    ['Tab', 'Moves to the buttons that stop an upload.'],
  ],
  accessibility: [
    'A `<progress>` for each file, named after it; the button that stops it is named too.',
    'That a file is stored, or was refused, is announced.',
  ],
};
export const filePicker: ComponentGuide = {
  ...owner,
  use: ['Chooses one of the owner’s files, or stores a new one and chooses it. The caller closes it.'],
  insteadUse: [{ component: 'Content/Admin/FileUpload', when: 'nothing is chosen, and files are only stored.' }],
  keyboard: [
    ['Tab', 'Moves through the upload, the search and the files; focus stays inside.'],
    ['Enter', 'On a file: chooses it.'],
    ['Escape', 'Closes without a choice.'],
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; each file is a button named by its name and size.',
    'Pictures have an empty `alt`: their names stand below them.',
  ],
};
export const fileManager: ComponentGuide = {
  ...page,
  use: [
    'On /admin/files: pictures and documents that pages show or link, and the entries that use each of them.',
    'Removing a file that is used says which entries lose it.',
  ],
  insteadUse: [{ component: 'Content/Admin/FilePicker', when: 'a file is chosen for an entry.' }],
};

export const userManager: ComponentGuide = {
  ...page,
  use: ['A page of its own: the accounts of the site, and who of them is an owner.'],
  insteadUse: [{ component: 'Content/Admin/AccountManager', when: 'it is about the account that is signed in.' }],
};

export const emailSettings: ComponentGuide = {
  ...page,
  use: ['A page of its own: where mail goes, what keeps it from arriving, and a test mail.'],
  insteadUse: [{ component: 'Content/Admin/MessageManager', when: 'it is about the messages themselves.' }],
  accessibility: [
    'One `<h1>`. The result of a test mail is announced, a failure at once.',
    'Problems stand above the settings, each with what to do.',
  ],
};
