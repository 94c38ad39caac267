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
    'One `<h1>`; actions for the whole list follow it, actions for one item are in the item.',
    'Every button in an item names its object to screen readers: “Edit Bean soup”.',
    'Saving, deleting and failures are announced; deleting asks first.',
  ],
} as const;

/** What stands above what could not be loaded, or in its place. */
const loadFailure = [
  'Failure',
  'Only if loading failed: says so, with a button that tries again.',
  'Feedback/Alert',
] as const;

/** What stands in the place of the rows. */
const emptyList = 'An empty list says whether nothing is there yet or nothing was found.';

/** What closes a dialog, beside its title. */
const closeButton = ['Close button', 'An X in the upper corner.', 'Actions/IconButton'] as const;

const altRule = '`alt` says what the picture shows; it is empty if text beside the picture does.';

const altWords = 'The text alternative is a phrase without a period that says what the picture shows: “Ada at a desk”.';

const missingPicture =
  'In the place of a missing picture there is a sentence. For a thumbnail there is an icon, and the sentence is read out.';

/** A form above the page. */
const dialog = {
  ...owner,
  keyboard: [
    ['Tab', 'Moves through the fields, then to the buttons; focus stays inside.'],
    ['Enter', 'In a single-line field: saves.'],
    ['Escape', 'Closes the dialog; with unsaved changes it first asks whether to discard them.'],
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; focus starts in the first field and returns to what opened it.',
    'After a failed submit the summary receives focus, or with a single error its field; what was typed is kept.',
  ],
} as const;

export const adminFrame: ComponentGuide = {
  ...owner,
  use: [
    'Around every page of the admin area: its pages at the side, on a phone and a tablet in a menu above the page.',
    '`adminLinks` are those of this site; an area with other pages has its own.',
  ],
  insteadUse: [{ component: 'Navigation/NavBar', when: 'the page is for visitors.' }],
  anatomy: [
    ['Menu', 'Only on a phone and a tablet: names the current page, and opens the links.'],
    [
      'Links',
      'The pages of the area, each with an icon. The current page is in bold, on a background.',
      'Actions/Link',
    ],
    ['Page', 'Beside the links; below the menu on a phone and a tablet.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the links; on a phone and a tablet to the menu first.'],
    ['Enter', 'Follows a link, or opens and closes the menu.'],
  ],
  content: ['A label is one or two words in sentence case, and the headline of its page is the same: “Site settings”.'],
  accessibility: ['A `<nav>` named “Admin”; the current page is marked for screen readers too.'],
};

export const adminHeading: ComponentGuide = {
  ...owner,
  keyboard: [],
  use: ['The first thing on every page of the admin area: its name, a line about it and what acts on all of it.'],
  insteadUse: [{ component: 'Sections/Hero', when: 'the page is for visitors.' }],
  anatomy: [
    ['Headline', 'The name of the page, its `<h1>`.', 'Text/Heading'],
    ['Tagline', 'If given: a count, who is signed in, or what the page is for.', 'Text/Text'],
    [
      'Actions',
      'If given: buttons for the whole page, at the end of the line; below the words where there is no room.',
      'Actions/Button',
    ],
  ],
  dos: [{ story: 'Default', caption: 'The button acts on everything that the page lists.' }],
  donts: [
    {
      story: 'ActionsOfOneRow',
      caption: 'Buttons for one recipe in the heading of all of them: nothing says which recipe they edit or delete.',
    },
  ],
  content: [
    'The headline is the name of the page in the menu of the area: “Messages”.',
    'Where there is a count, the tagline gives it: “24 messages”.',
    'A button begins with a verb: “Export as CSV”.',
  ],
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
    ['Needs attention', 'A line for each thing that waits, with a link to where it is dealt with.', 'Actions/Link'],
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
  anatomy: [
    ['Heading', 'The number of forms.', 'Content/Admin/AdminHeading'],
    ['Introduction', 'Where messages go, and where the words and the fields of a form are changed.', 'Text/Text'],
    ['Cards', 'One for each form, in two columns; one below the other on a phone.', 'Cards/Card'],
    ['Fields', 'In each card: a line for each field, with its label and what it asks for.'],
    ['Links', 'At the end of each card: to the page of the form, and to its messages.', 'Actions/Link'],
  ],
  content: ['The title of a form is one to three words without a verb: “Partnership inquiry”.'],
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
  anatomy: [
    ['Heading', 'The number of recipes, and “Add recipe”.', 'Content/Admin/AdminHeading'],
    [
      'Search and sort',
      'Finds recipes by title and category; beside it their order, and how many a page has.',
      'Content/Admin/ListControls',
    ],
    ['Notices', 'If there is reason: an offer to undo the last deletion, or that loading failed.', 'Feedback/Alert'],
    ['Recipes', 'One page of them, as a table; as cards on a phone.', 'Content/Admin/RecipeTable'],
    ['Pages', 'Only if there are several: links to the others, below the recipes.', 'Navigation/Pagination'],
    ['Form', 'Opens above the page, to add or edit a recipe.', 'Content/Admin/RecipeDialog'],
    ['Question', 'Before a recipe is deleted.', 'Overlays/ConfirmDialog'],
  ],
  content: [
    'The line below the headline counts the recipes; during a search it repeats what is searched for.',
    'The question before deleting is followed by the title of the recipe and, if the recipe is on the site, by what becomes of it there.',
    emptyList,
  ],
};
export const messageManager: ComponentGuide = {
  ...page,
  use: [
    'On /admin/messages: visitors’ messages, newest first, with the state of their mail and whether they are handled.',
    'Filters are in the address; the CSV file has everything that matches the filter, not only this page.',
    'Deletes one message, the selected ones, or all of a person. It asks first, says when they are erased for good, and can be undone for half an hour while the page is open.',
    'Exports everything that is stored about one person as a file.',
  ],
  insteadUse: [{ component: 'Content/Admin/RecipeManager', when: 'the owner writes the rows.' }],
  anatomy: [
    ['Heading', 'The number of messages, “Export as CSV” and “Refresh”.', 'Content/Admin/AdminHeading'],
    [
      'Filters',
      'The reference number, the form, the state of the mail and of the message, and how many a page has.',
      'Content/Admin/ListControls',
    ],
    [
      'Notices',
      'If there is reason: an offer to undo the last deletion, messages that are removed soon, or that loading failed.',
      'Feedback/Alert',
    ],
    [
      'Selection',
      'Selects every message of the page. While some are selected: how many, and a button that deletes them.',
      'Fields/CheckboxInput',
    ],
    ['Messages', 'One page of them, with links to the other pages below.', 'Content/Admin/MessageEntry'],
    ['Person', 'Opens above the page: exports or deletes everything from one email address.', 'Overlays/Dialog'],
    ['Question', 'Before messages are deleted.', 'Overlays/ConfirmDialog'],
  ],
  content: [
    'The question before deleting gives the number of messages, or the sender of a single one. Its text says how long deleting can be undone, and where copies remain.',
    emptyList,
  ],
};
export const recipeTable: ComponentGuide = {
  ...acted,
  use: ['The recipes of one page, from the width of a tablet on: to compare them and to act on one.'],
  insteadUse: [{ component: 'Content/Admin/RecipeCard', when: 'there is no room for a table: on a phone.' }],
  anatomy: [
    ['Column headings', '“Recipe”, “To cook” and, if recipes can be put on the site, “Visitors”.'],
    ['Recipe', 'Title and, if given, category; on a desktop also a small picture, if there is one.'],
    ['To cook', 'The difficulty; below it times, servings and the number of ingredients.', 'Cards/Badge'],
    ['Visitors', 'If given: whether the recipe is on the site, and buttons that change that.', 'Actions/Button'],
    ['Actions', 'Icons at the end of the row: edit, duplicate, delete.', 'Actions/IconButton'],
    ['Message', 'In the place of a row that cannot be shown.', 'Content/Admin/EntryBoundary'],
  ],
  accessibility: [
    'A `<table>` named “Recipes”; the title is the header of its row, and the buttons name it.',
    'The picture has an empty `alt`: the title says what it shows.',
  ],
};
export const recipeCard: ComponentGuide = {
  ...acted,
  use: ['One recipe on a phone, with its difficulty as text and color.'],
  insteadUse: [{ component: 'Content/Admin/RecipeTable', when: 'there is room for a table.' }],
  anatomy: [
    ['Picture', 'If given: above everything.'],
    [
      'Facts',
      'The difficulty and, if given, whether the recipe is on the site and its category, above the heading.',
      'Cards/Badge',
    ],
    ['Heading', 'The title of the recipe.', 'Text/Heading'],
    ['Description', 'If given: as the owner wrote it.', 'Text/Text'],
    ['Amounts', 'Times and servings, if given, and the number of ingredients.', 'Text/Text'],
    ['Notes', 'If there is reason: what visitors do not see, and why.', 'Text/Text'],
    [
      'Actions',
      '“Edit”, “Duplicate” and “Delete”; then, if given, what puts the recipe on the site or takes it off.',
      'Actions/Button',
    ],
  ],
  accessibility: [
    'An `<article>` with a heading; its buttons name it.',
    'The picture has an empty `alt`: the heading says what it shows.',
  ],
};
export const messageEntry: ComponentGuide = {
  ...acted,
  use: ['One message of a visitor: the sender, the form, the answers, and the state of its mail.'],
  insteadUse: [{ component: 'Cards/Entry', when: 'it is a row of anything else.' }],
  anatomy: [
    [
      'Facts',
      'Time, form, reference number, and the states of the mail and the message; if given, a box that selects the message. In a narrow column; above the heading on a phone and a tablet.',
    ],
    ['Heading', 'The name of the sender.', 'Text/Heading'],
    ['Sender', 'The email address and, if given, company and phone number.'],
    ['Words', 'The message, if there is one, and each further answer with its label and its files.'],
    ['Notes', 'If there is reason: why the mail was not sent, or when the message is removed for good.', 'Text/Text'],
    ['Further actions', 'If given: “All from this person” and “Delete”.', 'Actions/Button'],
    [
      'Reply and mark',
      '“Reply” and “Mark as handled”, at the end of the row; on a phone below everything else.',
      'Actions/Button',
    ],
  ],
  accessibility: [
    'An `<article>` with the sender as its heading; its buttons name the sender, those of a file the file.',
    'Everything a visitor wrote is shown as text, including markup.',
    'Handled messages are muted and say “Handled”: never by color alone.',
  ],
};
export const remotePicture: ComponentGuide = {
  ...owner,
  use: ['A picture from an address that the owner entered: it may be wrong, missing or on another site.'],
  insteadUse: [{ component: 'Content/Illustrations/Illustration', when: 'the drawing is ours.' }],
  dos: [{ story: 'NoWebAddress', caption: 'Says what is wrong with the address, in the place of the picture.' }],
  donts: [
    {
      story: 'SmallWithRoom',
      caption:
        '`small` where there is room for words: the place of the picture keeps its size, and the icon alone does not say what is wrong with the address.',
    },
  ],
  keyboard: [],
  content: [altWords],
  accessibility: [altRule, missingPicture],
};

export const storedPicture: ComponentGuide = {
  ...owner,
  use: ['One of the owner’s pictures by its name, as it was uploaded.'],
  insteadUse: [
    { component: 'Content/Admin/RemotePicture', when: 'it has an address of its own.' },
    { component: 'Media/Picture', when: 'the page is for visitors, who get a version that fits.' },
  ],
  keyboard: [],
  content: [altWords],
  accessibility: [altRule, missingPicture],
};
export const pictureInput: ComponentGuide = {
  ...owner,
  use: ['Asks for one of the owner’s pictures and its text alternative, in any form. It keeps nothing.'],
  insteadUse: [{ component: 'Content/Admin/EntryForm', when: 'the field is one of a schema.' }],
  anatomy: [
    ['Label', 'What the picture is for, with an asterisk if one is required.'],
    ['Hint', 'If given: what has to be in the picture.', 'Text/Text'],
    [
      'Picture',
      'Once one is chosen, or while an address that was typed earlier is kept.',
      'Content/Admin/StoredPicture',
    ],
    ['File name', 'Below the picture, or the address in its place.', 'Text/Text'],
    ['Buttons', 'Choose a picture or another one and, if there is one, remove it.', 'Actions/Button'],
    ['Error', 'If there is one: what to do about the picture.'],
    [
      'Text alternative',
      'Once a picture is chosen, unless the text beside it says the same. The field has a hint, and an error of its own.',
      'Fields/TextInput',
    ],
  ],
  dos: [{ story: 'Decorative', caption: 'No text alternative is asked for where the text beside it says the same.' }],
  donts: [
    {
      story: 'NameAsAlternative',
      caption:
        'The name of the author stands beside the photo, and a text alternative is asked for all the same: the owner types the name once more, and screen readers say it twice.',
    },
  ],
  content: [
    'The label is a word for what the picture is used as: “Photo”, “Logo”. The names of the buttons end with it.',
    'The hint says what has to be in the picture, and ends with a period: “Of the person alone.”',
    altWords,
    'An error says what to do: “Choose one of your pictures.”',
  ],
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
  anatomy: [
    ['Title', '“Add recipe” or “Edit recipe”, and a button that closes the dialog.', 'Text/Heading'],
    [
      'Other version',
      'Only if the recipe was changed or deleted elsewhere: says so, and lets people choose what stays.',
      'Feedback/Alert',
    ],
    ['Texts', 'Title, description, ingredients and instructions.', 'Forms/TextAreaField'],
    ['Details', 'Times, servings, difficulty and category, side by side where there is room.', 'Fields/FieldRow'],
    ['Picture', 'One of the owner’s files, with its text alternative.', 'Content/Admin/PictureInput'],
    ['Buttons', '“Create recipe” or “Save changes”, then “Cancel”.', 'Actions/Button'],
  ],
};
export const editDialog: ComponentGuide = {
  ...dialog,
  use: [
    'For any short form above an admin list. Closing the dialog or the tab asks before anything that was typed is lost.',
    '`onUnsavedChange` tells the page when to ask before it is left in another way, such as with the back button.',
  ],
  insteadUse: [
    { component: 'Overlays/Dialog', when: 'nothing is typed in it.' },
    { component: 'Overlays/ConfirmDialog', when: 'it is one question.' },
    { component: 'Forms/Form', when: 'the form is a page of its own: long, or with its own address.' },
  ],
  anatomy: [
    ['Title', 'Names the task.', 'Text/Heading'],
    closeButton,
    [
      'Form',
      'The fields, one below the other. After a failed submit a summary of what is wrong is above them.',
      'Forms/Form',
    ],
    ['Buttons', 'The one that saves, then “Cancel”.', 'Actions/Button'],
    ['Question', 'Above the dialog, once somebody closes it with unsaved changes.', 'Overlays/UnsavedGuard'],
  ],
  dos: [{ story: 'Open', caption: 'The title names the task, there is a field to fill in, and the button saves.' }],
  donts: [
    {
      story: 'QuestionAsForm',
      caption:
        'A question without a field: the button that deletes looks like one that saves. `ConfirmDialog` has a button in the tone `danger`, and puts the focus on “Cancel”.',
    },
  ],
  content: [
    'The title is a verb and its object, in sentence case: “Edit talk”.',
    'The button begins with a verb: “Save changes”, or “Create recipe” for a new recipe.',
    '“Cancel” and the question about unsaved changes have fixed words.',
  ],
};

export const entryBoundary: ComponentGuide = {
  ...acted,
  use: ['Around each entry of an admin list: if one cannot be rendered, the others stay visible.'],
  insteadUse: [{ component: 'Feedback/ErrorBoundary', when: 'it is a whole screen, or not a list entry.' }],
  anatomy: [
    ['Entry', 'The card or row that is given. If it can be rendered, there is nothing else.'],
    [
      'Message',
      'In the place of an entry that cannot be rendered: its id, and that nothing is lost.',
      'Feedback/ErrorBoundary',
    ],
    ['Details', 'The raw data of the entry as text, closed at first.'],
    ['Buttons', '“Try again” and “Delete”.', 'Actions/Button'],
  ],
  accessibility: ['A failure is announced; Delete names the entry by its id.'],
};
export const listControls: ComponentGuide = {
  ...owner,
  use: ['Above a list: search, filters and sort order.'],
  insteadUse: [{ component: 'Overlays/SearchDialog', when: 'the whole site is searched.' }],
  anatomy: [
    [
      'Search',
      'If given: on a desktop wider than a choice, in a narrower window alone in the first row.',
      'Fields/TextInput',
    ],
    [
      'Choices',
      'If given: filters, the sort order, how many rows a page has. As many in a row as there is room for.',
      'Fields/SelectInput',
    ],
  ],
  dos: [{ story: 'Default', caption: 'The search and one choice: even on a phone they take only two rows.' }],
  donts: [
    {
      story: 'EightChoices',
      caption: 'Eight choices above a list: on a phone they take most of the window, and the list is out of sight.',
    },
  ],
  content: [
    'The label of the search says what is searched: “Search titles and categories”.',
    'The label of a choice is one to three words: “Sort”, “On a page”.',
    'An option of the sort order says what comes first: “Newest first”.',
  ],
  keyboard: [
    ['Tab', 'Moves from field to field.'],
    ['ArrowDown', 'In a select: the next option.'],
  ],
  accessibility: [
    'A `search` landmark with a name; every field has a visible label.',
    'The search waits for a pause in typing.',
  ],
};
export const listResults: ComponentGuide = {
  ...owner,
  use: ['One page of a list from the server, with pagination; `LoadFailure` if it could not be loaded.'],
  insteadUse: [
    { component: 'Feedback/EmptyState', when: 'there is nothing to list.' },
    { component: 'Feedback/Skeleton', when: 'the first page is loading.' },
  ],
  anatomy: [
    [
      'Failure',
      'Only if loading failed, with `LoadFailure`: above the rows that were loaded before, or in their place.',
      'Feedback/Alert',
    ],
    ['Rows', 'Those of one page. They stay while others are loading.'],
    ['Pages', 'Only if there are several.', 'Navigation/Pagination'],
  ],
  dos: [
    {
      story: 'Failed',
      caption: 'The notice says what was not loaded and how old the rows are, and has a button that tries again.',
    },
  ],
  donts: [
    {
      story: 'NothingIsShown',
      caption:
        '`shownSince` is `null` although there are rows: the notice says that nothing is shown, and nobody learns how old the rows are.',
    },
  ],
  content: [
    '`label` is the plural of what is listed: “Recipes”. The pages are named after it: “Pages of recipes”.',
    'The title of a failure is “Failed to load” and what was not loaded: “Failed to load recipes”. Its other words are fixed.',
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
  anatomy: [
    [
      'Error summary',
      'After an attempt to publish, if something is wrong: the errors, each a link to its field.',
      'Fields/ErrorSummary',
    ],
    ['Error of the entry', 'After an attempt, if the entry as a whole is wrong: what is wrong with it.'],
    ['Notice', 'If given: what concerns the whole entry, such as a newer version.'],
    ['Required note', 'Explains the asterisk. Only if a field is required.', 'Text/Text'],
    ['Fields', 'In the order of the schema, each with its label, help and control.'],
    ['Groups and lists', 'Fields that belong together, below their name and beside a line.'],
    ['Buttons of a list', 'Three move and remove an item; the one below the items adds another.', 'Actions/IconButton'],
  ],
  dos: [
    {
      story: 'Lists',
      caption: 'A list: each highlight has a control of its own, with buttons that move and remove it.',
    },
  ],
  donts: [
    {
      story: 'TopicsWithCommas',
      caption:
        'Topics in one text: where a comma is missing, two of them become one, and the form can neither count nor move them.',
    },
  ],
  content: [
    'A label is a few words without a colon: “Link to the episode”.',
    'The label of an item of a list is in the singular, and the form adds a number: “Highlight 2”.',
    'Help is one or two sentences, or an example: “Such as 42 minutes.” It ends with a period.',
    'A message is a sentence that says what is wrong or what to do: “Choose a picture.”',
  ],
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
  anatomy: [
    ['Heading', 'The name of the page and, if given, “Export” and “Import”.', 'Content/Admin/AdminHeading'],
    [
      'Search',
      'Finds entries by their words, and pages by name. What is found takes the place of the tabs.',
      'Fields/TextInput',
    ],
    [
      'Outcome',
      'After publishing: what is live or will be, or why nothing was published. In the dialog while an entry is open.',
      'Feedback/Alert',
    ],
    ['Tabs', 'One for each kind of content, then “Pages”, if given, and “Drafts”.', 'Navigation/Tabs'],
    [
      'Entries',
      'A row for each, with its title and its state; where one kind is listed, also buttons that move and delete it.',
      'Actions/IconButton',
    ],
    [
      'Entry',
      'Opens above the page: its state, buttons that publish it, its form and, if given, a preview.',
      'Overlays/Dialog',
    ],
    [
      'Question',
      'Before an entry is deleted or taken off the site, a draft is discarded, or all drafts are published.',
      'Overlays/ConfirmDialog',
    ],
  ],
  keyboard: [
    ['Arrow keys', 'On a tab: open the next one.'],
    ['Enter', 'On an entry: opens it in a dialog. On a button that moves it: the focus goes along.'],
    ['Escape', 'Closes the dialog; what was typed is saved.'],
  ],
  content: [
    'The label of a tab is one to three words that name what it shows: “Podcasts”.',
    'The notice that entries are live gives up to five of their titles, and the number of the others.',
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
  anatomy: [
    ['Field', 'Its label, which files can be stored, and the control. Files can be dropped on it.', 'Fields/FileInput'],
    ['Progress', 'Of each file that is sent or waits, with a button that stops it.', 'Feedback/Progress'],
    [
      'Refusal',
      'In the place of the progress if a file was not stored: the reason, and a button that closes the notice.',
      'Feedback/Alert',
    ],
  ],
  dos: [
    { story: 'Refused', caption: 'The reason is a sentence of the store that says what to do.' },
    { story: 'Sending', caption: 'The label asks for a picture, and the hint names the formats of pictures alone.' },
  ],
  donts: [
    {
      story: 'PictureOrDocument',
      caption:
        'The label asks for a picture and the hint allows documents, because `wanted` is missing: a PDF is stored, and cannot be shown as a picture.',
    },
  ],
  content: [
    'The label is “Upload” and what is wanted: “Upload a picture”. The hint has fixed words.',
    'A refusal says what is wrong and then what to do: “logo.svg is not PNG, JPEG, WebP, AVIF or PDF. Choose another file.”',
  ],
  keyboard: [
    ['Space', 'On the field: opens the dialog of the device.'],
    ['Tab', 'Moves to the buttons that stop an upload or close a notice.'],
  ],
  accessibility: [
    'The progress of each file is named after it, and so is the button that stops it.',
    'That a file is stored, or was refused, is announced.',
  ],
};
export const filePicker: ComponentGuide = {
  ...owner,
  use: ['Chooses one of the owner’s files, or stores a new one and chooses it. The caller closes it.'],
  insteadUse: [{ component: 'Content/Admin/FileUpload', when: 'nothing is chosen, and files are only stored.' }],
  anatomy: [
    ['Title', '“Choose a picture” or “Choose a file”.', 'Text/Heading'],
    closeButton,
    ['Upload', 'Stores a new file, which is then chosen at once.', 'Content/Admin/FileUpload'],
    ['Search', 'Finds files by a part of their name.', 'Content/Admin/ListControls'],
    loadFailure,
    ['Files', 'Newest first, each with its name and size; a picture is shown above its name.'],
    ['More files', 'If there are any: a button that adds the next ones.', 'Actions/Button'],
  ],
  content: [
    'All words are fixed, except for the names of the files. Before it is uploaded, a file is named after what is in it: “board-guide”. A code is added to the name.',
  ],
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
  anatomy: [
    ['Heading', 'What the files are for and who can read them, and “Refresh”.', 'Content/Admin/AdminHeading'],
    ['Upload', 'Stores files that are chosen or dropped.', 'Content/Admin/FileUpload'],
    ['Search and sort', 'Finds files by name; beside it their order.', 'Content/Admin/ListControls'],
    loadFailure,
    [
      'Files',
      'A card for each: picture or icon, name, size and day, the entries that use it, and buttons that copy its address and remove it.',
      'Cards/Card',
    ],
    ['Show more', 'Only if there are more files.', 'Actions/Button'],
    ['Question', 'Before a file is removed.', 'Overlays/ConfirmDialog'],
  ],
  content: [
    'The question before removing gives the name of the file, the entries that use it, and what becomes of links to it.',
    emptyList,
  ],
};

export const userManager: ComponentGuide = {
  ...page,
  use: ['A page of its own: the accounts of the site, and who of them is an owner.'],
  insteadUse: [{ component: 'Content/Admin/AccountManager', when: 'it is about the account that is signed in.' }],
  anatomy: [
    ['Heading', 'The number of accounts.', 'Content/Admin/AdminHeading'],
    ['Introduction', 'What an owner can do, and how an account is made.', 'Text/Text'],
    ['Search', 'Only if there are more than ten accounts: finds them by email address.', 'Content/Admin/ListControls'],
    loadFailure,
    [
      'Accounts',
      'A row for each, with its role, its last sign-in, and a button that gives or takes the role of an owner. The account that is signed in has none.',
      'Cards/Entry',
    ],
    ['Question', 'Before the role is given or taken.', 'Overlays/ConfirmDialog'],
  ],
  content: [
    'The question names the account: “Take the owner’s role from assistant@example.com?”',
    'The text below the question says what the person can do once the role is given or taken.',
  ],
  accessibility: [
    'One `<h1>`; the email address of each account is an `<h2>`.',
    'The button of an account names the account to screen readers: “Take the owner’s role (assistant@example.com)”.',
    'Changes of a role and failures are announced; changing a role asks first.',
  ],
};

export const emailSettings: ComponentGuide = {
  ...page,
  use: ['A page of its own: where mail goes, what keeps it from arriving, and a test mail.'],
  insteadUse: [{ component: 'Content/Admin/MessageManager', when: 'it is about the messages themselves.' }],
  anatomy: [
    ['Heading', 'Where mail goes, in a few words.', 'Content/Admin/AdminHeading'],
    loadFailure,
    ['Problems', 'If there are any: what keeps mail from arriving.', 'Feedback/Alert'],
    ['Settings', 'Recipient, sender and mail server, each with its label; below them where they are changed.'],
    ['Test mail', 'Who receives it, and a button that sends it.', 'Actions/Button'],
    ['Result', 'After a test mail: what became of it, and what to do.', 'Feedback/Alert'],
  ],
  content: [
    'The title of a notice says what is wrong, or what became of the test mail. The text says what to do or what happens next, and names the setting where that is known: “Check MAIL_TO.”',
  ],
  accessibility: [
    'One `<h1>`. The result of a test mail is announced, a failure at once.',
    'Problems stand above the settings, each with what to do.',
  ],
};
