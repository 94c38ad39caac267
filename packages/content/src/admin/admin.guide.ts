const owner = { status: 'stable' } as const;

/** A card or a row with its buttons. */
const acted = {
  ...owner,
  keyboard: [
    ['Tab', 'Moves from button to button.'],
    ['Enter', 'Activates it.'],
    ['Space', 'Activates it.'],
  ],
} as const;

/** A whole page of the admin area. */
const page = {
  ...acted,
  accessibility: [
    'One `<h1>`; list actions are below it, item actions in the item.',
    'Every button names its object for screen readers: “Edit Bean soup”.',
    'Saving, deleting and failures are announced; deleting asks for confirmation.',
  ],
} as const;

/** A form above the page. */
const dialog = {
  ...owner,
  keyboard: [
    ['Tab', 'Moves through the fields, then to the buttons; focus is trapped in the dialog.'],
    ['Enter', 'In a single-line field: saves.'],
    ['Escape', 'Requests to close; with unsaved changes, asks whether to discard them.'],
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; focus starts in the first field and returns to the opener.',
    'After a failed submit, the error summary receives focus; input is kept.',
  ],
} as const;

export const adminFrame: ComponentGuide = {
  ...owner,
  use: [
    'Use it around every admin page: its navigation is at the side, or on a phone in a menu above the page.',
    '`adminLinks` lists this site’s pages; another admin area passes its own.',
  ],
  insteadUse: [{ component: 'Navigation/NavBar', when: 'the page is public.' }],
  anatomy: [
    ['Navigation', 'The pages, with an icon and the number of new items; a menu on a phone.'],
    ['Page', 'The `children`, beside it.'],
  ],
  content: ['Links have the name of their page, which is its heading too.'],
  keyboard: [
    ['Tab', 'Moves through the links; on a phone, to the menu first.'],
    ['Enter', 'Follows a link, or opens or closes the menu.'],
  ],
  accessibility: ['A `<nav>` named “Admin”; the current page is also announced.'],
};

export const adminHeading: ComponentGuide = {
  ...owner,
  anatomy: [
    ['Headline', 'The name of the page.'],
    ['Tagline', 'A count, or a sentence about the page.'],
    ['Actions', 'Buttons at the end of the line.'],
  ],
  keyboard: [],
  use: ['Use it at the top of every admin page: the page’s name, a line about it and its actions.'],
  insteadUse: [{ component: 'Sections/Hero', when: 'the page is public.' }],
  accessibility: ['It contains the page’s `<h1>`.'],
};

export const formOverview: ComponentGuide = {
  ...owner,
  keyboard: [['Tab', 'Moves from link to link.']],
  use: ['Use it on /admin/form-settings, to show each form’s fields, page and recipient.'],
  insteadUse: [{ component: 'Content/Admin/MessageManager', when: 'the owner reads what visitors sent.' }],
  accessibility: ['A card per form, with its fields as a list.', 'Each link to messages names its form.'],
};

export const recipeManager: ComponentGuide = {
  ...page,
  use: [
    'Use it on /admin/recipes: a paginated list with search and sort, where recipes are added, edited, duplicated and deleted.',
    'A table on tablets and wider screens, cards on a phone.',
    'The view is in the URL (`readRecipeView`), so that back, forward and bookmarks work.',
  ],
  insteadUse: [
    { component: 'Content/Admin/ContentManager', when: 'changes are not stored: publications, podcasts, talks.' },
  ],
};
export const messageManager: ComponentGuide = {
  ...page,
  use: [
    'Use it on /admin/messages: visitors’ messages, newest first, with what is unread, to do and due. Opening one marks it as read.',
    'Search, filters and the open message are in the URL; the CSV file contains all matches, not only this page.',
    'Marks, deletes or reports as spam one message, the selected ones or all matches. Removals can be undone; changes to messages on other pages ask for confirmation.',
    'Exports everything stored about a person as a file.',
  ],
  insteadUse: [{ component: 'Content/Admin/RecipeManager', when: 'the rows are the owner’s recipes.' }],
  anatomy: [
    ['Headline', 'With the number of messages, and the exports.'],
    ['Undo', 'After removals and marks as spam: what was done, and a button that takes it back.'],
    ['Search and filters', 'Above the list; filters can be saved by name.'],
    ['Messages', 'In pages, with checkboxes for actions on several.'],
    ['Open message', 'Replaces the list: the message, and the conversation below it.'],
  ],
};
export const messageThread: ComponentGuide = {
  ...acted,
  use: [
    'Use it below an open message: everything from its sender in chronological order, the owners’ notes, and a reply.',
  ],
  insteadUse: [{ component: 'Content/Admin/MessageEntry', when: 'you show the message itself.' }],
  anatomy: [
    ['Entries', 'Everything from and to the sender, oldest first.'],
    ['Note', 'A field for the owners alone.'],
    ['Reply', 'A field with templates; not for spam.'],
  ],
  accessibility: ['A chronological list; whether a reply was sent is text.'],
};
export const messageRow: ComponentGuide = {
  ...acted,
  use: ['Use it for one message in the list: its sender, first words, date and state.'],
  insteadUse: [{ component: 'Content/Admin/MessageEntry', when: 'you show the whole message.' }],
  anatomy: [
    ['Checkbox', 'Selects the message for actions on several.'],
    ['Sender', 'The heading, a link to the message.'],
    ['Excerpt', 'The company and the first words, at most 160 characters.'],
    ['Facts', 'Date, form, reference number, number of notes, and the state in badges.'],
  ],
  accessibility: [
    'An `<article>` with the sender as its heading, which links to the message.',
    'Unread, overdue and spam are words, never color alone.',
  ],
};
export const contentManager: ComponentGuide = {
  ...page,
  use: [
    'Use it on /admin/content, for publications, podcasts, talks and media. Changes stay in the page, and it says so.',
  ],
  insteadUse: [
    { component: 'Content/Admin/SettingsManager', when: 'you edit the site’s own texts.' },
    { component: 'Content/Admin/RecipeManager', when: 'changes have to be stored.' },
  ],
};
export const settingsManager: ComponentGuide = {
  ...page,
  use: [
    'Use it on /admin/site-settings, for hero, About, testimonials, achievements and ventures. Changes stay in the page.',
  ],
  insteadUse: [{ component: 'Content/Admin/ContentManager', when: 'you edit the entries of a list.' }],
};

export const recipeTable: ComponentGuide = {
  ...acted,
  use: ['Use it for one page of recipes on tablets and wider screens, to compare them and act on one.'],
  insteadUse: [{ component: 'Content/Admin/RecipeCard', when: 'a table doesn’t fit: on a phone.' }],
  accessibility: [
    'A `<table>` named “Recipes”; each title is its row’s header, and the buttons name it.',
    'The picture has an empty `alt`: the title says the same.',
  ],
};
export const recipeCard: ComponentGuide = {
  ...acted,
  use: ['Use it for one recipe on a phone, with its difficulty as text and color.'],
  insteadUse: [
    { component: 'Content/Admin/RecipeTable', when: 'a table fits.' },
    { component: 'Content/Admin/ContentItemCard', when: 'it is a publication, a podcast or a talk.' },
  ],
  anatomy: [
    ['Picture', 'If the recipe has one.'],
    ['Title', 'With difficulty and category, and whether it is on the site.'],
    ['Text', 'The description, and a line with times and servings.'],
    ['Actions', 'Edit, duplicate and delete; put it on the site or take it off.'],
  ],
  accessibility: [
    'An `<article>` with a heading; its buttons name the recipe.',
    'The picture has an empty `alt`: the heading says the same.',
  ],
};
export const messageEntry: ComponentGuide = {
  ...acted,
  use: ['Use it for one open message: its sender, form, answers, state and due date.'],
  insteadUse: [{ component: 'Content/Admin/MessageRow', when: 'it is a row in a list.' }],
  anatomy: [
    ['Heading', 'The sender; below it date, form, reference number and state.'],
    ['Handling', 'State, due date and reply, at the end.'],
    ['Sender', 'E-mail address, company and phone number.'],
    ['Message and answers', 'What was sent, with its files.'],
    ['Delivery', 'What became of the mail, if there is something to know.'],
    ['Actions', 'Spam, read, all from this person, delete.'],
  ],
  accessibility: [
    'An `<article>` with the sender as its heading; its buttons name the sender.',
    'Everything from a visitor is shown as text, including markup.',
    'Completed messages are muted and say “Done”, so that they don’t rely on color alone.',
  ],
};
export const remotePicture: ComponentGuide = {
  ...owner,
  use: ['Use it for a picture at a URL that the owner entered: it may be wrong, missing or on another site.'],
  insteadUse: [{ component: 'Content/Illustrations/Illustration', when: 'the drawing is part of the design.' }],
  dos: [{ story: 'NoWebAddress', caption: 'An error in place of the picture says what is wrong with the URL.' }],
  donts: [
    { caption: 'Don’t repeat the title in `alt`: screen readers say it twice. Leave it empty.' },
    { caption: 'Don’t use it for the design’s own drawings: they can’t fail to load. Use `Illustration` instead.' },
  ],
  keyboard: [],
  accessibility: [
    '`alt` says what the picture shows; leave it empty if the text beside it does.',
    'A missing picture is replaced by text.',
  ],
};

export const storedPicture: ComponentGuide = {
  ...owner,
  use: ['Use it for one of the owner’s pictures, by file name, as uploaded.'],
  insteadUse: [
    { component: 'Content/Admin/RemotePicture', when: 'the picture has its own URL.' },
    { component: 'Media/Picture', when: 'the page is public: visitors get an optimized version.' },
  ],
  keyboard: [],
  accessibility: ['`alt` says what it shows; a missing picture is replaced by text.'],
};
export const pictureInput: ComponentGuide = {
  ...owner,
  use: [
    'Use it for one of the owner’s pictures and its text alternative, in any form. It is controlled: the form keeps the value.',
  ],
  insteadUse: [{ component: 'Content/Admin/EntryForm', when: 'the field belongs to a schema.' }],
  dos: [
    { story: 'Decorative', caption: 'No text alternative is requested if the text beside the picture says the same.' },
  ],
  donts: [
    {
      caption:
        'Don’t use a file name as the text alternative: “IMG_2031” describes nothing. Write what the picture shows.',
    },
    {
      caption:
        'Don’t add it beside an `EntryForm`: the draft doesn’t include it. Use the picture field of the `EntryForm` instead.',
    },
  ],
  anatomy: [
    ['Legend and hint', 'The label of the field, and what the picture is for.'],
    ['Picture', 'What is chosen, with its file name.'],
    ['Buttons', 'Chooses another one, or removes it.'],
    ['Text alternative', 'A field, unless the picture is `decorative`.'],
  ],
  keyboard: [
    ['Tab', 'Moves through its buttons, then to the text alternative.'],
    ['Enter', 'On a button: opens the picker, or removes the picture.'],
  ],
  accessibility: [
    'A `<fieldset>` named by its label; its buttons include the label too.',
    'After removal, focus moves to the button that chooses a picture.',
  ],
};

export const recipeDialog: ComponentGuide = {
  ...dialog,
  use: [
    'Use it to create or edit a recipe, with a picture from the owner’s files.',
    'If someone else saved the recipe meanwhile, it says so and lets people choose a version.',
  ],
  insteadUse: [{ component: 'Content/Admin/EditDialog', when: 'you edit anything else.' }],
};
export const editDialog: ComponentGuide = {
  ...dialog,
  use: [
    'Use it for a short form above an admin list. Closing it, leaving the page or closing the tab asks before input is lost.',
  ],
  insteadUse: [
    { component: 'Overlays/Dialog', when: 'the dialog has no input.' },
    { component: 'Forms/Form', when: 'the form needs its own page: it is long, or needs a URL.' },
  ],
};

export const entryBoundary: ComponentGuide = {
  ...acted,
  use: ['Use it around each entry of an admin list: if one fails to render, the others stay visible.'],
  insteadUse: [{ component: 'Feedback/ErrorBoundary', when: 'you wrap a whole screen, or anything but a list entry.' }],
  accessibility: ['A failure is announced; the Delete button includes the entry’s id.'],
};
export const listControls: ComponentGuide = {
  ...owner,
  use: ['Use it above a list: search, filters and sort order.'],
  insteadUse: [{ component: 'Overlays/SearchDialog', when: 'people search the whole site.' }],
  anatomy: [
    ['Search', 'If there is one: a field for words.'],
    ['Choices', 'A select for each filter, and one for the order.'],
  ],
  content: ['Labels name what is searched or filtered: “Search by name”, “State”, “Sort”.'],
  keyboard: [
    ['Tab', 'Moves from field to field.'],
    ['ArrowDown', 'In a select: moves to the next option.'],
  ],
  accessibility: [
    'A named `search` landmark; every field has a visible label.',
    'Search is debounced; the count in the page’s headline shows the result.',
  ],
};
export const listResults: ComponentGuide = {
  ...owner,
  use: ['Use it for one page of a list from the server, with pagination; it shows `LoadFailure` if loading fails.'],
  insteadUse: [
    { component: 'Feedback/EmptyState', when: 'there is nothing to list.' },
    { component: 'Feedback/Skeleton', when: 'the first page is loading.' },
  ],
  keyboard: [['Tab', 'Moves through the rows, then the pagination.']],
  accessibility: [
    'Changing the page moves focus to the start of the list, which announces its name and page.',
    'Has `aria-busy` while rows are replaced; the old rows stay, so the layout doesn’t shift.',
    'A failure is announced, with a retry.',
  ],
};
export const entryForm: ComponentGuide = {
  ...owner,
  use: [
    'Use it for an entry of any collection: labels, help, controls, limits and messages come from the schema.',
    'It is controlled: the page holds and saves the value. `attempts` counts publishing attempts.',
  ],
  insteadUse: [{ component: 'Forms/Form', when: 'the form is submitted as a whole, with known fields.' }],
  anatomy: [
    ['Error summary', 'After an attempt to publish: a link to each field with an error.'],
    ['Above the fields', 'The `children`.'],
    ['Fields', 'A control for each part of the schema; lists with buttons to add, move and remove items.'],
  ],
  content: ['Labels, help and messages come from the schema: write them there.'],
  keyboard: [
    ['Tab', 'Moves through the fields and each list item’s buttons.'],
    ['Enter', 'On a list button: adds, moves or removes an item; focus stays with the item.'],
  ],
  accessibility: [
    'Lists and groups are `<fieldset>`s with a legend; items have numbered labels.',
    'List changes are announced.',
    'The error summary receives focus at each attempt, and names and links to the fields.',
  ],
};
export const contentWorkspace: ComponentGuide = {
  ...page,
  use: [
    'Use it on /admin/content, to edit all texts of the site, by page. Changes are drafts, autosaved until published.',
    'The open view is in the URL (`readContentView`), so that back, forward and bookmarks work.',
    '`renderPreview` renders a page with its drafts, beside the form.',
    'With `onExport`, all content can be exported to a file and imported as drafts, here or on another site.',
  ],
  insteadUse: [{ component: 'Content/Admin/ContentManager', when: 'changes are not stored.' }],
  anatomy: [
    ['Search', 'Finds words in all entries.'],
    ['Tree', 'The lists by page, with their drafts.'],
    [
      'Pane',
      'Beside the tree, or alone on a phone: the overview, the entries of a list, or one entry with its preview.',
    ],
    ['Export and import', 'Below the overview, with `onExport`.'],
  ],
};
export const filePicker: ComponentGuide = {
  ...owner,
  use: ['Use it to choose one of the owner’s files, or upload and choose a new one. The caller closes it.'],
  insteadUse: [{ component: 'Forms/FileUpload', when: 'people upload files without choosing one.' }],
  anatomy: [
    ['Upload', 'A new file is chosen at once.'],
    ['Search', 'By file name.'],
    ['Files', 'A button each, with a picture if it is one, its name and size.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the upload, search and files; focus is trapped in the dialog.'],
    ['Enter', 'On a file: chooses it.'],
    ['Escape', 'Closes without choosing.'],
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; each file is a button named by file name and size.',
    'Pictures have an empty `alt`: their names are below them.',
  ],
};
export const fileManager: ComponentGuide = {
  ...page,
  use: [
    'Use it on /admin/files: pictures and documents on the site, and the entries that use each.',
    'Removing a file in use names the entries that lose it.',
  ],
  insteadUse: [{ component: 'Content/Admin/FilePicker', when: 'people choose a file for an entry.' }],
  anatomy: [
    ['Upload', 'Takes files by button or by drag and drop.'],
    ['Search and order', 'Above the files.'],
    ['Files', 'A card each, with its address to copy, the entries that use it, and a button that removes it.'],
  ],
};

export const userManager: ComponentGuide = {
  ...page,
  use: ['Use it on /admin/users: the site’s accounts, and which of them are owners.'],
  insteadUse: [{ component: 'Content/Admin/AccountManager', when: 'people manage their own account.' }],
};

export const briefManager: ComponentGuide = {
  ...page,
  use: ['Use it on /admin/brief: the editions of the brief, with preview, test mail and sending progress.'],
  insteadUse: [{ component: 'Content/Admin/ContentWorkspace', when: 'people write an edition.' }],
  anatomy: [
    ['Headline', 'With the number of editions.'],
    ['Links', 'Write an edition; the subscribers.'],
    ['Editions', 'Each with its state, its sending progress and its actions: preview, schedule, send.'],
    ['Preview', 'A dialog with the mail as it will be sent, and a test mail.'],
  ],
};

export const scheduleDialog: ComponentGuide = {
  ...dialog,
  use: ['Use it to schedule when something goes live or offline, and to change or cancel the schedule.'],
  insteadUse: [{ component: 'Content/Admin/EditDialog', when: 'people edit more than the time.' }],
  anatomy: [
    ['Day and time', 'Two fields in a row; an error is at the day.'],
    ['Note', 'The time zone, and what happens at that time.'],
    ['Buttons', 'Schedules, takes an existing time back, or cancels.'],
  ],
};

export const subscriberManager: ComponentGuide = {
  ...page,
  use: ['Use it on /admin/subscribers: confirmed, pending and former subscribers of the brief.'],
  insteadUse: [{ component: 'Content/Admin/MessageManager', when: 'people read what visitors sent.' }],
};

export const returnedMails: ComponentGuide = {
  ...owner,
  use: ['Use it on the list of subscribers, to process bounced mails of an edition.'],
  insteadUse: [{ component: 'Content/Admin/SubscriberManager', when: 'someone asks to be removed from the list.' }],
  keyboard: [
    ['Tab', 'Moves through the fields, addresses and button; focus is trapped in the dialog.'],
    ['Space', 'On an address: excludes it, or includes it again.'],
    ['Escape', 'Closes without changes.'],
  ],
  accessibility: [
    'A modal `<dialog>` named by its title; focus starts in the file field.',
    'Findings are announced, and each file states its content or error.',
  ],
};

export const mailPreview: ComponentGuide = {
  ...owner,
  use: ['Use it to preview a mail as its readers will see it.'],
  insteadUse: [{ component: 'Content/Admin/PreviewPane', when: 'you preview a page of the site.' }],
  keyboard: [
    ['Tab', 'Moves to the format options, then into the mail.'],
    ['Arrow keys', 'Select a format, and scroll the plain text.'],
  ],
  accessibility: ['The frame is named by the mail’s subject.', 'Scripts don’t run, and links are inert.'],
};

export const emailSettings: ComponentGuide = {
  ...page,
  use: ['Use it on /admin/email-settings: mail configuration, delivery problems and a test mail.'],
  insteadUse: [{ component: 'Content/Admin/MessageManager', when: 'people read the messages themselves.' }],
  accessibility: [
    'One `<h1>`. Test results are announced, failures assertively.',
    'Problems are listed above the settings, each with a remedy.',
  ],
};
