import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boardsCollection, ownerCollection, venturesCollection } from '../../collections';
import { contentInMemory } from '../content/contentInMemory';
import { PublishError } from '../content/contentStore';
import { firstContentView, type ContentView } from '../content/contentView';
import { ContentWorkspace, type ContentGroup, type ContentWorkspaceProps } from '.';

const groups: readonly ContentGroup[] = [
  { label: 'Whole site', collections: [ownerCollection] },
  { label: 'Ventures and boards', path: '/ventures', collections: [venturesCollection, boardsCollection] },
];
const [[key, venture]] = Object.entries(venturesCollection.entries) as [[string, object]];
const draft = {
  collection: 'ventures',
  key,
  data: { ...venture, name: 'Tidewater Assurance' },
  state: 'draft' as const,
};
const at = (view: Partial<ContentView>) => ({ ...firstContentView, ...view });

const meta = {
  title: 'Content/Admin/ContentWorkspace',
  component: ContentWorkspace,
  parameters: { layout: 'fullscreen' },
  args: { groups, store: contentInMemory([draft]), view: firstContentView, onViewChange: () => {} },
  argTypes: { groups: { control: false }, store: { control: false } },
  beforeEach: () => sessionStorage.clear(),
  render: function Held({ view, ...args }: ContentWorkspaceProps) {
    const [held, setHeld] = useState(view);
    return <ContentWorkspace {...args} view={held} onViewChange={setHeld} />;
  },
} satisfies Meta<typeof ContentWorkspace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What can be edited, by page, and what waits to be published. */
export const Everything: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 draft')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pages and words' }), 'turnstone');
    await expect(canvas.queryByRole('link', { name: 'Ventures' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Boards' })).toBeVisible();
  },
};

/** The entries of a list in their order, with how each stands. */
export const Entries: Story = {
  args: { store: contentInMemory([draft]), view: at({ collection: 'ventures' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('link', { name: 'Tidewater Assurance' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move down Tidewater Assurance' }));
    await waitFor(() => expect(args.store.saveDraft).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lanternline Academy' }));
    await expect(await canvas.findByText('To be removed')).toBeVisible();
  },
};

/** The draft saves itself; publishing puts it on the site. */
export const Edit: Story = {
  args: { store: contentInMemory(), view: at({ collection: 'ventures', entry: key }) },
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Harbour Assurance');
    await expect(await canvas.findByText('Draft saved', undefined, { timeout: 5000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(args.store.publish).toHaveBeenCalledTimes(1));
    await expect(await screen.findByText('“Harbour Assurance” is on the site.')).toBeVisible();
  },
};

/** What does not fit its field is not published; the summary leads to it. */
export const Errors: Story = {
  args: { store: contentInMemory(), view: at({ collection: 'ventures', entry: key }) },
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Name: Fill this in.' }));
    await expect(name).toHaveFocus();
    await expect(args.store.publish).not.toHaveBeenCalled();
  },
};

/** Another tab has saved the same entry: both versions are shown, and one is chosen. */
export const ChangedElsewhere: Story = {
  args: { store: contentInMemory(), view: at({ collection: 'ventures', entry: key }) },
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    (args.store as ReturnType<typeof contentInMemory>).elsewhere('ventures', key, { ...venture, name: 'Theirs' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    const alert = await canvas.findByText('This entry was changed elsewhere', undefined, { timeout: 5000 });
    await expect(alert).toBeVisible();
    await expect(canvas.getByText('There: Theirs')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByText('Draft saved', undefined, { timeout: 5000 })).toBeVisible();
  },
};

/** The versions of an entry, with what changed in each. */
export const History: Story = {
  args: { store: contentInMemory(), view: at({ collection: 'ventures', entry: key }) },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Second name');
    await expect(await canvas.findByText('Draft saved', undefined, { timeout: 5000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/Draft saved/)).toBeVisible();
    await expect(dialog.getByText('After: Second name')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The server refuses what it could not draw, and says which field is at fault. */
export const Refused: Story = {
  args: {
    store: Object.assign(contentInMemory([draft]), {
      publish: async () => {
        throw new PublishError('An entry does not fit its fields.', [
          { collection: 'ventures', key, field: 'href', message: 'Enter a page of this site that exists.' },
        ]);
      },
    }),
    view: at({ collection: 'ventures', entry: key }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await expect(
      await canvas.findByRole('link', { name: 'Href: Enter a page of this site that exists.' }),
    ).toBeVisible();
  },
};

/** The server is away. */
export const Failed: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    store: Object.assign(contentInMemory(), { load: async () => Promise.reject(new Error('offline')) }),
    view: at({ collection: 'ventures' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load content');
  },
};
