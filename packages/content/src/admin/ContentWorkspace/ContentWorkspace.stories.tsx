import { LinkProvider, type LinkElementProps } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createContext, startTransition, useContext, useLayoutEffect } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { boardsCollection } from '../../collections/boards';
import { podcastsCollection } from '../../collections/podcasts';
import { placeEntries } from '../../collections/stored';
import { venturesCollection } from '../../collections/ventures';
import { collection } from '../../collections/collection';
import { entry, field } from '../../collections/field';
import { contentInMemory, contentRow } from '../contentInMemory';
import { PublishError, type EntryDraft } from '../contentStore';
import { fill, preparedBy, pressed, type InteractionContext } from '../../../../../tests/browser/prepared';
import { holdTimers } from '../../../../../tests/browser/holdTimers';
import { searchPause } from '../useSearchText';
import { closeNotices, fail, failTwice, isOver, isSaid, loadAgain, lose, press } from '../failureStories';
import { filesInMemory, storedFile } from '../filesInMemory';
import { defaultContentView, readContentView, type ContentView } from '../contentView';
import { withView } from '../withView';
import { ContentWorkspace, type ContentWorkspaceProps } from '.';
import { contentWorkspace as guide } from '../admin.guide';
import { autosavePause } from './useAutosave';

const words = collection({
  name: 'home-words',
  label: 'Words of the page',
  entryLabel: 'Words',
  titleField: 'headline',
  single: true,
  schema: entry({
    headline: field.text({ label: 'Headline', min: 3, max: 60 }),
    intro: field.text({ label: 'Introduction', max: 200, multiline: true, optional: true }),
  }),
  entries: { words: { headline: 'Security that a board can follow' } },
});

const all = [words, podcastsCollection, venturesCollection, boardsCollection];
const [firstKey, secondKey, thirdKey] = Object.keys(podcastsCollection.entries) as [string, string, string];
const [first, second] = Object.values(podcastsCollection.entries) as unknown as [EntryDraft, EntryDraft];
const storeWith = (...rows: Parameters<typeof contentInMemory>[1] & object) => contentInMemory(all, rows);
const draftOf = (key: string, data: EntryDraft | null, more = {}) =>
  contentRow({ collection: 'podcasts', key, data, ...more });

const Follow = createContext<(view: ContentView) => void>(() => {});

/** Links change the state of the story; those of the site change the address. */
function StoryLink({ href, children, ...rest }: LinkElementProps) {
  const follow = useContext(Follow);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        // As the router does.
        startTransition(() => follow(readContentView(href)));
      }}
    >
      {children}
    </a>
  );
}

/** Called as soon as a view is drawn, before the effects that come after it. */
let drawn = () => {};

function WithLinks(props: ContentWorkspaceProps) {
  const { view, onViewChange } = props;
  useLayoutEffect(() => drawn(), [view]);
  return (
    <Follow.Provider value={(next) => onViewChange(next, { replace: false })}>
      <LinkProvider component={StoryLink}>
        <ContentWorkspace {...props} />
      </LinkProvider>
    </Follow.Provider>
  );
}

const WithView = withView<ContentView, ContentWorkspaceProps>(WithLinks);

const meta = {
  title: 'Content/Admin/ContentWorkspace',
  component: ContentWorkspace,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: {
    tabs: [{ label: 'Podcasts', collection: podcastsCollection }],
    pages: [
      { label: 'Home', href: '/home', collections: [words, venturesCollection, podcastsCollection] },
      { label: 'Ventures', href: '/ventures', collections: [boardsCollection, venturesCollection] },
    ],
    store: storeWith(),
    view: defaultContentView,
    onViewChange: fn(),
    onUnsavedChange: fn(),
  },
  render: (args) => <WithView {...args} />,
  beforeEach: () => {
    sessionStorage.clear();
    drawn = () => {};
    isSlow = true;
  },
} satisfies Meta<typeof ContentWorkspace>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (collection: string, entry = '') => ({ ...defaultContentView, collection, entry });
const atTab = (tab: ContentView['tab']) => ({ ...defaultContentView, tab });
export const Loading: Story = {
  args: { store: { ...storeWith(), load: () => new Promise(() => {}) } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading content'),
};

const states = [
  draftOf(firstKey, { ...first, title: 'A new title' }),
  draftOf(secondKey, null),
  draftOf(thirdKey, first, { state: 'published' }),
  draftOf('brand-new', { ...second, title: 'Brand new' }),
  draftOf('later', { ...second, title: 'Later' }, { publish_at: '2027-01-15T09:00:00Z', position: 8 }),
  draftOf('broken', { ...second, title: 'Broken', duration: 'long' }, { position: 9 }),
  draftOf('gone', null, { state: 'published' }),
];

/** A tab for each kind, and one for what waits to be published. The arrow keys move between them. */
export const ByKind: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Podcasts 3', selected: true })).toBeVisible();
    await expect(canvas.getByText('3 entries')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Drafts 0' }));
    await expect(canvas.getByText('Everything is published')).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith(atTab('drafts'), { replace: true });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Pages', selected: true })).toHaveFocus();
  },
};

/** A row for each page: its name opens its words, and the lists it shows are beside it. */
export const Pages: Story = {
  args: { store: storeWith(...states), view: atTab('pages') },
  play: async ({ args, canvas, userEvent }) => {
    const list = async () => within(await canvas.findByRole('list', { name: 'Pages' }));
    let rows = await list();
    await expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Home5 draftsVenturesPodcasts',
      'VenturesVentures',
    ]);
    await userEvent.click(rows.getByRole('link', { name: 'Home' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Words of the page' }));
    await expect(dialog.getByRole('textbox', { name: 'Headline' })).toHaveValue('Security that a board can follow');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      { ...atTab('pages'), collection: 'home-words' },
      { replace: false },
    );
    await userEvent.click(rows.getAllByRole('link', { name: 'Ventures' })[0]!);
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Ventures' });
    await expect(heading.parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'All pages' }));
    rows = await list();
    await expect(rows.getByRole('link', { name: 'Home' })).toBeVisible();
  },
};

/** How each entry stands, in words. */
export const States: Story = {
  args: { store: storeWith(...states), view: at('podcasts') },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Podcasts' }));
    const rows = list.getAllByRole('listitem').map((row) => row.textContent);
    for (const [title, state] of [
      ['A new title', 'Draft'],
      ['Pricing a seat', 'To be removed'],
      ['What your cyber insurer', 'Live'],
      ['Brand new', 'New'],
      ['Later', 'Scheduled for'],
      ['Broken', 'Needs attention'],
    ] as const)
      await expect(rows.find((row) => row.includes(title) && row.includes(state))).toBeDefined();
    await expect(canvas.getByRole('list', { name: 'Not on the site' })).toHaveTextContent('Episode without a name');
    await expect(canvas.getByRole('tab', { name: 'Drafts 5' })).toBeVisible();
  },
};

/** What is typed is saved as a draft when typing rests, and published by a button, which says what went live. */
export const EditedAndPublished: Story = {
  args: { store: storeWith(), view: at('podcasts', firstKey) },
  play: async ({ args, canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    const pause = holdTimers(autosavePause);
    await userEvent.clear(title);
    await userEvent.type(title, 'Renewal season');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    pause.pass();
    await waitFor(() => expect(canvas.getByText('Saved as a draft')).toBeVisible());
    await expect(args.store.saveDraft).toHaveBeenCalledTimes(1);
    await expect(args.store.saveDraft).toHaveBeenCalledWith(
      { collection: 'podcasts', key: firstKey, position: null, data: { ...first, title: 'Renewal season' } },
      null,
    );
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Renewal season' })).toBeVisible();
    // Typed and published at once: it is saved first.
    await userEvent.type(title, ' again');
    const [saved] = (args.store as ReturnType<typeof storeWith>).rows();
    await expect(sessionStorage.getItem(`draft:content/podcasts/${firstKey}`)).toContain(saved!.updated_at);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Live now: “Renewal season again”.')).toBeVisible();
    await expect(within(canvas.getByRole('dialog')).getByText('Live')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    // A draft of it that is discarded leaves what is live, not what ships.
    await userEvent.type(title, '?');
    await press('Discard draft');
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(title).toHaveValue('Renewal season again'));
  },
};

let built: (isLive: boolean) => void = () => {};
const hosted = storeWith();

async function publishAs({ canvas, userEvent }: InteractionContext, words: string) {
  await fill(await canvas.findByRole('textbox', { name: 'Title' }), words);
  await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
  await canvas.findByText(new RegExp(`^“${words}”: visitors see it when`));
}

/** A site that has to be built first: it is live when the build has it, or late. */
export const Queued: Story = {
  args: {
    store: {
      ...hosted,
      publish: async (changes) => ({
        ...(await hosted.publish(changes)),
        whenLive: new Promise<boolean>((resolve) => (built = resolve)),
      }),
    },
    view: at('podcasts', firstKey),
  },
  parameters: preparedBy((context) => publishAs(context, 'Renewal')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByText(/^“Renewal”: visitors see it when/)).toBeVisible();
    const earlier = built;
    await publishAs(context, 'Renewal season');
    earlier(false);
    await new Promise(requestAnimationFrame);
    await expect(canvas.getByText('Published, and waiting for the site to be built')).toBeVisible();
    built(true);
    await expect(await canvas.findByText('Live now: “Renewal season”.')).toBeVisible();
    await publishAs(context, 'Renewal time');
    built(false);
    await expect(await canvas.findByText('Published, and still not on the site')).toBeVisible();
    await press('Unpublish');
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
    await expect(await canvas.findByText('Taken off the site, and waiting for the site to be built')).toBeVisible();
    built(false);
    await expect(await canvas.findByText('Taken off the site, and still shown on it')).toBeVisible();
  },
};

let goOn = () => {};
/** Publishes when `goOn` is called. */
const publishingLater = (store: ReturnType<typeof storeWith>) => ({
  ...store,
  publish: async (changes: Parameters<typeof store.publish>[0]) => {
    await new Promise<void>((done) => (goOn = done));
    return store.publish(changes);
  },
});

const slow = storeWith();
/** What is typed while the entry is being published is not lost: it is the next draft. */
export const TypedWhilePublishing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { store: publishingLater(slow), view: at('podcasts', firstKey) },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    const pause = holdTimers(autosavePause);
    await userEvent.clear(title);
    await userEvent.type(title, 'First');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await userEvent.type(title, ' and second');
    goOn();
    await expect(await canvas.findByText('Live now: “First”.')).toBeVisible();
    pause.pass();
    await waitFor(() => expect(canvas.getByText('Saved as a draft')).toBeVisible());
    await expect(title).toHaveValue('First and second');
    await expect(slow.rows().map(({ state, data }) => `${state}: ${String(data?.['title'])}`)).toEqual([
      'published: First',
      'draft: First and second',
    ]);
  },
};

const slowly = storeWith();
/** The entry is left while it is being published: what was typed last is saved once, and nothing saves it again later. */
export const LeftWhilePublishing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { store: publishingLater(slowly), view: at('podcasts', firstKey) },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    const pause = holdTimers(autosavePause);
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(slowly.saveDraft).toHaveBeenCalledTimes(1));
    await userEvent.type(title, '?');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    goOn();
    await expect(await canvas.findByRole('link', { name: `${first['title']}!?` })).toBeVisible();
    await isSaid('Content updated successfully');
    await expect(slowly.saveDraft).toHaveBeenCalledTimes(2);
    await expect(pause.count()).toBe(0);
    pause.pass();
  },
};

let isSlow = true;
/** Saves each draft when `goOn` is called, while `isSlow`: what is saved after a story is not waited for. */
const savingLater = (store: ReturnType<typeof storeWith>): ContentWorkspaceProps['store'] => ({
  ...store,
  saveDraft: async (...draft) => {
    if (isSlow) await new Promise<void>((done) => (goOn = done));
    return store.saveDraft(...draft);
  },
});

const saving = storeWith();
/** What is typed while a draft is being saved is kept in the tab over the version that was saved. */
export const TypedWhileSaving: Story = {
  tags: ['!dev', '!autodocs'],
  args: { store: savingLater(saving), view: at('podcasts', firstKey) },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    const kept = () => JSON.parse(sessionStorage.getItem(`draft:content/podcasts/${firstKey}`) ?? '{}') as object;
    const pause = holdTimers(autosavePause);
    await userEvent.type(title, '!');
    pause.pass();
    await userEvent.type(title, '?');
    await expect(kept()).toMatchObject({ value: { title: `${first['title']}!?` }, version: null });
    goOn();
    await waitFor(() => expect(kept()).toMatchObject({ version: saving.rows()[0]?.updated_at }));
    goOn();
    await waitFor(() => expect(canvas.getByText('Saved as a draft')).toBeVisible());
    isSlow = false;
  },
};

const reopened = storeWith();
/** Opened again while it is being saved, the entry goes on from that save and does not take it for someone else's. */
export const OpenedAgainWhileSaving: Story = {
  tags: ['!dev', '!autodocs'],
  args: { store: savingLater(reopened), view: at('podcasts', firstKey) },
  play: async ({ canvas, userEvent }) => {
    const title = () => canvas.findByRole('textbox', { name: 'Title' });
    const pause = holdTimers(autosavePause);
    await userEvent.type(await title(), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await userEvent.click(canvas.getByRole('link', { name: String(first['title']) }));
    await expect(await title()).toHaveValue(`${first['title']}!`);
    await expect(canvas.queryByText('What you typed is back')).toBeNull();
    await userEvent.type(await title(), '?');
    goOn();
    await isSaid('Content updated successfully');
    pause.pass();
    isSlow = false;
    await waitFor(() => expect(canvas.getByText('Saved as a draft')).toBeVisible());
    await expect(reopened.rows().map(({ data }) => data?.['title'])).toEqual([`${first['title']}!?`]);
    await closeNotices();
  },
};

/** An entry that does not fit its fields is not published: the form says where, and takes the focus. */
export const NotReady: Story = {
  args: { store: storeWith(), view: at('podcasts', firstKey) },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await fill(await canvas.findByRole('textbox', { name: 'Show' }), '');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await canvas.findByRole('group', { name: /attention/ });
  }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'One answer needs your attention' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Show: Fill this in.' }));
    await expect(canvas.getByRole('textbox', { name: 'Show' })).toHaveFocus();
    await expect(args.store.publish).not.toHaveBeenCalled();
  },
};

/** What was typed before the tab was closed is back, and saved. */
export const Restored: Story = {
  args: { store: storeWith(), view: at('podcasts', firstKey) },
  beforeEach: () => {
    const kept = JSON.stringify({ value: { ...first, title: 'Typed before' }, version: null });
    sessionStorage.setItem(`draft:content/podcasts/${firstKey}`, kept);
    return () => sessionStorage.clear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you typed is back')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed before');
    await waitFor(() => expect(canvas.getByText('Saved as a draft')).toBeVisible());
    await expect(sessionStorage.getItem(`draft:content/podcasts/${firstKey}`)).toBeNull();
  },
};

const twoTabs = storeWith();
/** Another tab has saved the same entry: both versions are shown, and nothing is overwritten without a choice. */
export const TwoTabs: Story = {
  parameters: {
    expectsConsoleErrors: true,
    ...preparedBy(async ({ canvas }) => {
      const title = await canvas.findByRole('textbox', { name: 'Title' });
      twoTabs.elsewhere('podcasts', firstKey, { ...first, title: 'From the other tab' });
      const pause = holdTimers(autosavePause);
      await fill(title, 'From this tab');
      pause.pass();
      await canvas.findByText('This entry was changed elsewhere');
    }),
  },
  args: { store: twoTabs, view: at('podcasts', firstKey) },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(canvas.getByText('From the other tab')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(canvas.getByText('Saved as a draft')).toBeVisible());
    await expect(twoTabs.rows()[0]?.data).toMatchObject({ title: 'From this tab' });
    // Also what this tab has saved before is kept in the place of what came since.
    twoTabs.elsewhere('podcasts', firstKey, { ...first, title: 'Meanwhile' });
    let pause = holdTimers(autosavePause);
    await userEvent.type(title, '!');
    pause.pass();
    const keep = await canvas.findByRole('button', { name: 'Keep my version' });
    await userEvent.type(title, '{Backspace}');
    await userEvent.click(keep);
    await waitFor(() => expect(twoTabs.rows()[0]?.data).toMatchObject({ title: 'From this tab' }));
    twoTabs.elsewhere('podcasts', firstKey, { ...first, title: 'Once more' });
    pause = holdTimers(autosavePause);
    await userEvent.type(title, '!');
    pause.pass();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the other version' }));
    await expect(title).toHaveValue('Once more');
    await expect(canvas.queryByText('This entry was changed elsewhere')).toBeNull();
    pause = holdTimers(autosavePause);
    await userEvent.type(title, '!');
    pause.pass();
    await waitFor(() => expect(twoTabs.rows()[0]?.data).toMatchObject({ title: 'Once more!' }));
  },
};

/** The dialog of a button, which has its name. */
const opened = (name: string) =>
  preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('dialog', { name });
  });

/** A new entry is named first, and stands at the end. */
export const Added: Story = {
  // One that was removed keeps its key, and its history.
  args: {
    store: storeWith(draftOf('the-boards-questions', null, { state: 'published' })),
    view: at('podcasts'),
  },
  parameters: opened('Add episode'),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Add episode' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'The board’s questions');
    await press('Cancel');
    await press('Keep editing');
    await press('Add');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'The board’s questions' })).toBeVisible();
    await expect(within(canvas.getByRole('dialog')).getByText('New')).toBeVisible();
    await expect(args.store.saveDraft).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'the-boards-questions-2', position: 4 }),
      null,
    );
    await isSaid('Content created successfully');
    // It is not complained about before it could be filled in.
    await expect(canvas.getByRole('textbox', { name: 'Show' })).not.toHaveAttribute('aria-invalid');
  },
};

/** Moved by buttons: the focus goes along, and the new place is announced. */
export const Reordered: Story = {
  tags: ['!dev', '!autodocs'],
  args: { store: storeWith(), view: at('podcasts') },
  play: async ({ args, canvas, userEvent }) => {
    const down = () => canvas.getByRole('button', { name: `Move ${first['title']} down` });
    await canvas.findByRole('list', { name: 'Podcasts' });
    down().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        canvas.getByText(`${first['title']} is now 2 of 3. The order goes live when you publish it.`),
      ).toBeVisible(),
    );
    await waitFor(() => expect(down()).toHaveFocus());
    await expect(args.store.saveDraft).toHaveBeenCalledTimes(1);
    await expect(args.store.saveDraft).toHaveBeenCalledWith(
      expect.objectContaining({ key: firstKey, position: 2.5, data: first }),
      null,
    );
    const rows = within(canvas.getByRole('list', { name: 'Podcasts' })).getAllByRole('listitem');
    await expect(rows[1]).toHaveTextContent(String(first['title']));
  },
};

const many = Array.from({ length: 10_000 }, (_, index) =>
  draftOf(`episode-${index}`, { ...second, title: `Episode ${index}` }, { state: 'published', position: index + 10 }),
);

/** Dragged with a pointer to another row, on any page. */
export const Dragged: Story = {
  args: { store: storeWith(...many.slice(0, 60)), view: { ...at('podcasts'), page: 2 } },
  play: async ({ args, canvas }) => {
    const rows = () => within(canvas.getByRole('list', { name: 'Podcasts' })).getAllByRole('listitem');
    await canvas.findByRole('list', { name: 'Podcasts' });
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(rows()[2]!.querySelector('[draggable]')!, { dataTransfer });
    await fireEvent.dragOver(rows()[0]!, { dataTransfer });
    await fireEvent.drop(rows()[0]!, { dataTransfer });
    await waitFor(() =>
      expect(args.store.saveDraft).toHaveBeenCalledWith(
        expect.objectContaining({ key: 'episode-47', position: 54.5 }),
        null,
      ),
    );
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Episode 47'));
    // The first of this page is not the first of all.
    await press('Move Episode 47 up');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Episode 44'));
  },
};

/** Deleting is asked about, is a draft too, and can be taken back. */
export const Deleted: Story = {
  args: { store: storeWith(), view: at('podcasts') },
  parameters: pressed(`Delete ${first['title']}`),
  play: async ({ args, canvas, userEvent }) => {
    const question = () =>
      within(canvas.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' }));
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
    await expect(args.store.saveDraft).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first['title']}` }));
    await userEvent.click(question().getByRole('button', { name: 'Delete item' }));
    await expect(await canvas.findByText('To be removed')).toBeVisible();
    await isSaid('Content deleted successfully');
    await closeNotices();
    await userEvent.click(canvas.getByRole('link', { name: String(first['title']) }));
    const dialog = within(await canvas.findByRole('dialog', { name: String(first['title']) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await expect(await dialog.findByText('Original')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
    await expect(await dialog.findByText('Taken off the site')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Put it back as a draft' }));
    await expect(await dialog.findByText('New')).toBeVisible();
  },
};

export const Discarded: Story = {
  args: {
    store: storeWith(draftOf('brand-new', { ...second, title: 'Brand new' })),
    view: at('podcasts', 'brand-new'),
  },
  parameters: pressed('Discard draft'),
  play: async ({ args, canvas, userEvent }) => {
    const question = within(canvas.getByRole('alertdialog', { name: 'Discard this draft?' }));
    await userEvent.click(question.getByRole('button', { name: 'Discard draft' }));
    await expect(await canvas.findByText('3 entries')).toBeVisible();
    await expect(args.store.discardDraft).toHaveBeenCalledWith('podcasts', 'brand-new');
    await expect(args.store.saveDraft).not.toHaveBeenCalled();
  },
};

/** A day and a time in the future, of the place where the owner is. */
export const Scheduled: Story = {
  args: { store: storeWith(draftOf(firstKey, { ...first, title: 'For later' })), view: at('podcasts', firstKey) },
  parameters: opened('Publish at a time'),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Publish at a time' }));
    await userEvent.type(dialog.getByLabelText(/^Day/), '2020-01-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
    await fireEvent.change(dialog.getByLabelText(/^Time/), { target: { value: '22:30' } });
    await expect(dialog.queryByText('Choose a time in the future.')).toBeNull();
    await userEvent.clear(dialog.getByLabelText(/^Day/));
    await userEvent.type(dialog.getByLabelText(/^Day/), '2099-01-15');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press('Keep editing');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(canvas.getAllByText(/^Scheduled for .*2099/)).toHaveLength(2));
    await expect(args.store.schedule).toHaveBeenCalledWith(
      'podcasts',
      firstKey,
      new Date('2099-01-15T22:30').toISOString(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Publish at a time' }));
    const again = within(await canvas.findByRole('dialog', { name: 'Publish at a time' }));
    await expect(again.getByLabelText(/^Day/)).toHaveValue('2099-01-15');
    await expect(again.getByLabelText(/^Time/)).toHaveValue('22:30');
    await userEvent.keyboard('{Escape}');
    // What is typed afterwards is saved over the scheduled draft.
    const pause = holdTimers(autosavePause);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    pause.pass();
    await waitFor(() => expect(canvas.getByText('Saved as a draft')).toBeVisible());
  },
};

const changed = storeWith();
/** Who changed what, field by field; a version is compared with what the form has now, and restored into the draft. */
export const History: Story = {
  args: { store: changed, view: at('podcasts', firstKey) },
  beforeEach: async () => {
    for (const title of ['First try', 'Second try', null, 'Second try']) {
      const { rows } = changed;
      const version = rows()[0]?.updated_at ?? null;
      await changed.saveDraft(
        { collection: 'podcasts', key: firstKey, position: null, data: title === null ? null : { ...first, title } },
        version,
      );
    }
  },
  parameters: opened('History'),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'History' }));
    const [back, removed, latest, before] = await dialog.findAllByRole('listitem');
    await expect(back).toHaveTextContent(/TitleBefore: –After: Second try/);
    await expect(removed).toHaveTextContent(/TitleBefore: Second tryAfter: –/);
    await expect(latest).toHaveTextContent(/Draft saved.*owner@example\.com.*Title.*First try.*Second try/);
    await expect(before).toHaveTextContent(String(first['title']));
    await userEvent.click(within(before!).getByRole('button', { name: /^Compare with now/ }));
    await expect(before).toHaveTextContent(/Title.*This version.*First try.*Now.*Second try/);
    await userEvent.click(within(before!).getByRole('button', { name: /^Show what it changed/ }));
    await expect(before).toHaveTextContent(/Title.*Before.*After.*First try/);
    await userEvent.click(within(before!).getByRole('button', { name: /^Restore the version of/ }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('First try');
    await waitFor(() => expect(canvas.getByText('Saved as a draft')).toBeVisible());
  },
};

/** All drafts at once; one that is not ready stops all, and is named. */
export const PublishedTogether: Story = {
  args: { store: storeWith(...states), view: atTab('drafts') },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish all 4 drafts' }));
    const question = within(canvas.getByRole('alertdialog', { name: 'Publish 4 drafts?' }));
    await userEvent.click(question.getByRole('button', { name: 'Publish' }));
    await canvas.findByRole('alert');
  }),
  play: async ({ args, canvas, userEvent }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText(/Duration: Write the duration like 42 minutes\.$/)).toBeVisible();
    await expect(args.store.publish).not.toHaveBeenCalled();
    await userEvent.click(alert.getByRole('link', { name: 'Broken' }));
    const duration = await canvas.findByRole('textbox', { name: 'Duration' });
    await expect(duration).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    // What is opened from the drafts leads back to them.
    await userEvent.click(canvas.getByRole('link', { name: 'Brand new' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('tab', { name: /^Drafts/, selected: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Brand new' })).toHaveFocus();
  },
};

/** The server refuses: what it says stands at the field. */
export const Refused: Story = {
  parameters: {
    expectsConsoleErrors: true,
    ...preparedBy(async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
      await canvas.findByRole('alert');
    }),
  },
  args: {
    store: {
      ...storeWith(draftOf(firstKey, { ...first, title: 'Refused' })),
      publish: fn(async () => {
        const problem = { collection: 'podcasts', key: firstKey, field: 'url', message: 'This page does not exist.' };
        throw new PublishError('Nothing was published.', { problems: [problem] });
      }),
    },
    view: at('podcasts', firstKey),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Refused: Link to the episode: This page does not exist.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Link to the episode' })).toHaveAccessibleDescription(
      /This page does not exist\.$/,
    );
  },
};

const moving = storeWith(draftOf(firstKey, { ...first, title: 'Mine' }));
/** Published meanwhile from another tab: nothing goes live that was not seen. */
export const PublishConflict: Story = {
  parameters: {
    expectsConsoleErrors: true,
    ...preparedBy(async ({ canvas, userEvent }) => {
      const publish = await canvas.findByRole('button', { name: 'Publish the draft' });
      moving.elsewhere('podcasts', firstKey, { ...first, title: 'Theirs' });
      await userEvent.click(publish);
      await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
      await canvas.findByRole('alert');
    }),
  },
  args: { store: moving, view: atTab('drafts') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Someone has changed “Mine” meanwhile.');
    await expect(await canvas.findByRole('link', { name: 'Theirs' })).toBeVisible();
  },
};

/** The words of a page are one entry, which opens at once, with the page beside it. */
export const WithPreview: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    store: storeWith(),
    view: at('home-words', 'words'),
    pages: ['/', '/home'].map((href) => ({ label: `At ${href}`, href, collections: [words] })),
    renderPreview: (path, rows, near) => (
      <article>
        <p>{path}</p>
        <p>Typed last: {near}</p>
        <h3>{placeEntries(words, rows).entries[0]?.data.headline}</h3>
      </article>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const headline = await canvas.findByRole('textbox', { name: 'Headline' });
    const pause = holdTimers(autosavePause);
    await userEvent.type(headline, ' today');
    const preview = within(canvas.getByRole('article'));
    await waitFor(() => expect(preview.getByText('Security that a board can follow today')).toBeVisible());
    await expect(preview.getByText('/home')).toBeVisible();
    await expect(preview.getByText('Typed last: Security that a board can follow today')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unpublish' })).toBeNull();
    pause.pass();
    await waitFor(() => expect(canvas.getByText('Saved as a draft')).toBeVisible());
  },
};

const chooseFile = async (content: string) => {
  const input = await screen.findByLabelText<HTMLInputElement>(/^File/);
  await fireEvent.change(input, { target: { files: [new File([content], 'content.json')] } });
};

/** All content as a file, and back: what would change is shown first, and saved as drafts. */
export const ExportAndImport: Story = {
  args: {
    store: storeWith(draftOf(firstKey, { ...first, title: 'A new title' })),
    view: atTab('drafts'),
    onExport: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    const [name, content, type] = (args.onExport as unknown as { mock: { calls: [string, string, string][] } }).mock
      .calls[0]!;
    await expect([name, type]).toEqual([expect.stringMatching(/^content-\d{4}-\d\d-\d\d\.json$/), 'application/json']);

    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await chooseFile('<html>');
    await expect(await screen.findByText(/^This is no JSON file/)).toBeVisible();
    await chooseFile(content);
    await expect(await screen.findByText('Nothing would change')).toBeVisible();
    await chooseFile(
      content.replace('A new title', 'A newer title').replace('"collection": "boards"', '"collection": "recipes"'),
    );
    await expect(await screen.findByText('Changed: 1 (A newer title)')).toBeVisible();
    await expect(screen.getByText(/This site has no collection “recipes”/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'A newer title' })).toBeVisible();
    await closeNotices();
  },
};

const people = collection({
  name: 'people',
  label: 'People',
  entryLabel: 'Person',
  titleField: 'name',
  schema: entry({
    name: field.text({ label: 'Name', max: 60 }),
    portrait: field.picture({ label: 'Portrait', optional: true }),
  }),
  entries: {},
});
// As the store in memory names what it is given.
const portrait = 'portrait-3c4d5e6f708192a3.png';

/** Pictures travel with the entries that show them; one that is not what its name says is refused. */
export const ExportWithPictures: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    tabs: [{ label: 'People', collection: people }],
    pages: undefined,
    view: atTab('drafts'),
    store: contentInMemory(
      [people],
      [
        contentRow({
          collection: 'people',
          key: 'ada',
          data: { name: 'Ada', portrait: { file: portrait, alt: 'Ada' } },
        }),
      ],
    ),
    files: filesInMemory([storedFile(portrait)]),
    onExport: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    const [, content] = (args.onExport as unknown as { mock: { calls: [string, string][] } }).mock.calls[0]!;
    const other = content.replace('"key": "ada"', '"key": "grace"').replace('"Ada"', '"Grace"');
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await chooseFile(other.replaceAll('3c4d5e6f708192a3', '0000000000000000'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save 1 draft' }));
    await expect(await screen.findByText(/is damaged in this file\. .* 0 of 1 draft is saved/)).toBeVisible();
    await chooseFile(other);
    await expect(await screen.findByText(`Pictures and documents: 1 (${portrait})`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.files!.upload).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByRole('link', { name: 'Grace' })).toBeVisible();
    await closeNotices();
  },
};

/** 10,000 entries: a page of them is drawn, and the search finds among all. */
export const Many: Story = {
  args: { store: storeWith(...many), view: at('podcasts') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('10,003 entries')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Podcasts' })).getAllByRole('listitem')).toHaveLength(48);
    const search = canvas.getByRole('searchbox', { name: 'Search all words' });
    await userEvent.type(search, 'Episode 99');
    await expect(await canvas.findByText('111 entries')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Found for “Episode 99”' })).toBeVisible();
  },
};

/** In all collections, and in the names of pages and lists. */
export const Searched: Story = {
  parameters: preparedBy(async ({ canvas }) => {
    await fill(await canvas.findByRole('searchbox', { name: 'Search all words' }), 'llamas');
    await canvas.findByText('1 entry');
  }),
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search all words' });
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        { ...defaultContentView, search: 'llamas' },
        { replace: true },
      ),
    );
    await userEvent.type(search, 'zz');
    await expect(await canvas.findByText('No entry contains “llamaszz”')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'hOmE');
    const rows = within(await canvas.findByRole('list', { name: 'Pages' }));
    await expect(rows.getByRole('link', { name: 'Home' })).toBeVisible();
    await userEvent.clear(search);
    await expect(await canvas.findByRole('tab', { name: 'Podcasts 3' })).toBeVisible();
  },
};

/** The search is cleared and a link of the list pressed at once: what it opens stays open when the pause has passed. */
export const SearchLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { store: storeWith(), view: { ...at('podcasts'), search: 'incident' } },
  play: async ({ args, canvas, userEvent }) => {
    const pause = holdTimers(searchPause);
    await userEvent.clear(await canvas.findByRole('searchbox', { name: 'Search all words' }));
    drawn = pause.pass;
    await userEvent.click(canvas.getByRole('link', { name: String(first['title']) }));
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toBeVisible();
    // By the link, and nothing else.
    await expect(args.onViewChange).toHaveBeenCalledOnce();
  },
};

const removing = storeWith(draftOf('brand-new', { ...second, title: 'Brand new' }));
/** Another page is opened while a draft is being discarded: it stays open. */
export const DiscardedAndLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    store: { ...removing, discardDraft: fn(() => new Promise<void>((done) => (goOn = done))) },
    view: at('podcasts', 'brand-new'),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard draft' }));
    const question = within(canvas.getByRole('alertdialog', { name: 'Discard this draft?' }));
    await userEvent.click(question.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(args.store.discardDraft).toHaveBeenCalled());
    // Behind the question, as back does it.
    canvas.getByRole('link', { name: String(first['title']), hidden: true }).click();
    const dialog = await canvas.findByRole('dialog', { name: String(first['title']) });
    await expect(canvas.getByRole('tab', { name: 'Drafts 1', hidden: true })).toBeVisible();
    goOn();
    await expect(await canvas.findByRole('tab', { name: 'Drafts 0', hidden: true })).toBeVisible();
    await expect(dialog).toBeVisible();
    // By the link, and nothing else.
    await expect(args.onViewChange).toHaveBeenCalledOnce();
  },
};

const withoutEntries = { ...podcastsCollection, entries: {} } as unknown as typeof podcastsCollection;

/** A collection that nothing ships with, and the first entry of it. */
export const Empty: Story = {
  args: {
    tabs: [{ label: 'Podcasts', collection: withoutEntries }],
    pages: undefined,
    store: contentInMemory([withoutEntries]),
    view: at('podcasts'),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No entries yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add episode' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Questions of a board');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('heading', { name: 'Questions of a board' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { store: storeWith(...states), view: at('podcasts') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'A new title' }));
    await canvas.findByRole('textbox', { name: 'Title' });
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    for (const tab of canvas.getAllByRole('tab')) {
      await userEvent.click(tab);
      await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    }
  },
};

const flaky = storeWith();

/** Each call of the store fails, fails again and works. What was said is gone then, and comes back with the next failure. */
export const EveryFailure: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { store: flaky, view: at('podcasts', firstKey), onExport: fn() },
  beforeEach: () => lose(flaky.load),
  play: async ({ canvas, userEvent }) => {
    await loadAgain(flaky.load, 'Failed to load content');

    const title = await canvas.findByRole('textbox', { name: 'Title' });
    const type = async () => {
      const pause = holdTimers(autosavePause);
      await userEvent.type(title, '!');
      pause.pass();
    };
    const notSaved = /^Not saved: The server is away\./;
    await failTwice(flaky.saveDraft, notSaved, type);
    await fail(flaky.saveDraft, notSaved, type);
    await expect(JSON.stringify(sessionStorage)).toContain(`${String(first['title'])}!!!!`);
    await fail(flaky.saveDraft, notSaved, () => press('Save now'));
    await press('Save now');
    await isOver(notSaved);
    await fail(flaky.saveDraft, notSaved, type);
    dispatchEvent(new Event('online'));
    await isOver(notSaved);

    await failTwice(flaky.revisions, 'Failed to load history', () =>
      press(screen.queryByRole('dialog', { name: 'History' }) ? 'Try again' : 'History'),
    );
    const history = within(screen.getByRole('dialog', { name: 'History' }));
    await userEvent.click(history.getByRole('button', { name: 'Close' }));
    const publish = async () => {
      await type();
      await press('Publish');
    };
    await failTwice(flaky.publish, 'The server is away. Your drafts are kept.', publish);
    await fail(flaky.publish, 'The server is away. Your drafts are kept.', publish);
    await failTwice(flaky.schedule, 'The time was not saved', async () => {
      if (!screen.queryByRole('dialog', { name: 'Publish at a time' })) await press('Publish at a time');
      const day = screen.getByLabelText(/^Day/);
      await fireEvent.change(day, { target: { value: '' } });
      await press('Schedule');
      await isSaid('Choose a day and a time.');
      await isOver('The time was not saved');
      await fireEvent.change(day, { target: { value: '2099-01-15' } });
      await isOver('Choose a day and a time.');
      await press('Schedule');
    });

    await failTwice(flaky.saveDraft, 'Not added', async () => {
      if (!screen.queryByRole('dialog', { name: 'Add episode' })) {
        await press('Done');
        await press('Add episode');
        await press('Add');
        const added = screen.getByRole('textbox', { name: 'Title' });
        await expect(added).toHaveAccessibleDescription(/Fill this in\./);
        await userEvent.type(added, 'Added');
        await isOver('Fill this in.');
      }
      await press('Add');
    });
    for (let time = 0; time < 2; time++) {
      await closeNotices();
      await fail(flaky.saveDraft, 'Failed to save draft', async () => {
        await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '?');
        await press('Done');
      });
      await userEvent.click(await canvas.findByRole('link', { name: /^Added/ }));
    }
    await press('Done');
    for (let time = 0; time < 2; time++) {
      await closeNotices();
      await fail(flaky.saveDraft, 'Failed to save draft', async () => {
        await press('Delete The first hour of an incident');
        await press('Delete item');
      });
    }
    await closeNotices();

    const keys = Array.from({ length: 12 }, (_, index) => `imported-${index}`);
    const entries = keys.map((key) => ({ collection: 'podcasts', key, data: { ...second, title: key } }));
    const save = flaky.saveDraft.getMockImplementation()!;
    flaky.saveDraft.mockClear();
    await press('Import');
    for (const [done, left] of [
      [0, 12],
      [5, 12],
      [6, 7],
    ] as const) {
      await chooseFile(JSON.stringify({ format: 'advisor-content', version: 1, entries }));
      await isOver(/Choose the file again/);
      for (let saved = 0; saved < done; saved++) flaky.saveDraft.mockImplementationOnce(save);
      await fail(
        flaky.saveDraft,
        new RegExp(`away\\. ${done} of ${left} drafts are saved\\. Choose the file again`),
        () => press(`Save ${left} drafts`),
      );
    }
    await chooseFile(JSON.stringify({ format: 'advisor-content', version: 1, entries }));
    await press('Save 1 draft');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(flaky.saveDraft.mock.calls.map(([{ key }]) => Number(key.slice(9)))).toEqual([
      0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11, 11,
    ]);
    await closeNotices();
  },
};
