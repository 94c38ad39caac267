import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { filePicker as guide } from '../admin.guide';
import { loadAgain, lose } from '../failureStories';
import { filesInMemory, storedFile } from '../filesInMemory';
import { FilePicker } from '.';

const meta = {
  title: 'Content/Admin/FilePicker',
  component: FilePicker,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { store: filesInMemory(), wanted: 'picture', onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof FilePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));

/** Pictures alone, newest first. */
export const Pictures: Story = {
  play: async ({ args, userEvent }) => {
    const list = within(await dialog().findByRole('list', { name: 'Your pictures' }));
    await expect(list.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: /^workshop-/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'workshop-1a2b3c4d5e6f7081.png' }),
    );
  },
};

/** Documents too, found by a part of their name. */
export const AnyFile: Story = {
  args: { wanted: 'any' },
  play: async ({ userEvent }) => {
    await userEvent.type(dialog().getByRole('searchbox', { name: 'Search by name' }), 'guide');
    const list = () => dialog().getByRole('list', { name: 'Your files' });
    await waitFor(() => expect(within(list()).getAllByRole('button')).toHaveLength(1));
    await userEvent.clear(dialog().getByRole('searchbox', { name: 'Search by name' }));
    await userEvent.type(dialog().getByRole('searchbox', { name: 'Search by name' }), 'nothing like it');
    await expect(await dialog().findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  },
};

/** A new file is chosen as soon as it is stored. */
export const Uploads: Story = {
  args: { store: filesInMemory([]) },
  play: async ({ args, userEvent }) => {
    await expect(await dialog().findByRole('heading', { name: 'No pictures yet' })).toBeVisible();
    await userEvent.upload(dialog().getByLabelText(/^Upload a picture/), new File(['x'], 'Ada.jpg'));
    await waitFor(() =>
      expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'ada-3c4d5e6f708192a3.jpg' })),
    );
  },
};

export const Loading: Story = {
  args: { store: { ...filesInMemory(), list: () => new Promise(() => {}) } },
  play: async () => expect(await dialog().findByText('Loading files')).toBeInTheDocument(),
};

const flaky = filesInMemory();

export const Failed: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { store: flaky },
  beforeEach: () => lose(flaky.list),
  play: () => loadAgain(flaky.list, 'Failed to load files'),
};

/** Many files: the next ones on demand, also where the first ones are all documents. */
export const ManyFiles: Story = {
  args: {
    store: filesInMemory([
      ...Array.from({ length: 24 }, (_, index) => storedFile(`a-${index}.pdf`, { storedAt: '2026-11-02T08:00:00Z' })),
      ...Array.from({ length: 30 }, (_, index) => storedFile(`picture-${String(index + 10)}.png`)),
    ]),
  },
  play: async ({ userEvent }) => {
    const more = await dialog().findByRole('button', { name: 'Show more' });
    await expect(dialog().queryByRole('heading', { name: 'No pictures yet' })).toBeNull();
    await userEvent.click(more);
    await dialog().findByRole('list', { name: 'Your pictures' });
    await userEvent.click(more);
    await waitFor(() =>
      expect(within(dialog().getByRole('list', { name: 'Your pictures' })).getAllByRole('button')).toHaveLength(30),
    );
    await expect(dialog().queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
