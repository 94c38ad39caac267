import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { fileManager as guide } from '../admin.guide';
import type { FilePlace } from '../entries/filePlaces';
import { closeNotices, fail, loadAgain, lose, press, whileReloading } from '../failureStories';
import { filesInMemory, sampleFiles, storedFile } from '../filesInMemory';
import { FileManager } from '.';

const places = new Map<string, readonly FilePlace[]>([
  [
    sampleFiles[0]!.name,
    [
      { label: 'Your details', href: '/admin/content?collection=owner&entry=content', live: true },
      { label: 'Testimonials: Colin R.', href: '/admin/content?collection=testimonials&entry=colin-r', live: false },
    ],
  ],
]);

const meta = {
  title: 'Content/Admin/FileManager',
  component: FileManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { files: filesInMemory(), loadPlaces: async () => places },
} satisfies Meta<typeof FileManager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each with its size, its day, and the entries that use it. */
export const Listed: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('group', { name: 'Files' }));
    await expect(list.getAllByRole('article')).toHaveLength(3);
    await expect(await list.findByRole('link', { name: 'Your details' })).toHaveAttribute(
      'href',
      '/admin/content?collection=owner&entry=content',
    );
    await expect(list.getAllByText('Not used by an entry')).toHaveLength(2);
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(list.getByRole('button', { name: `Copy address of ${sampleFiles[1]!.name}` }));
    await expect(copy).toHaveBeenCalledWith(sampleFiles[1]!.address);
    copy.mockRestore();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Oldest first');
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(sampleFiles[2]!.name),
    );
  },
};

/** A new file stands first. */
export const Uploads: Story = {
  args: { files: filesInMemory() },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Files' });
    await userEvent.upload(canvas.getByLabelText(/^Upload files/), [
      new File(['x'], 'Logo.png'),
      new File(['%PDF-'], 'Guide.pdf'),
    ]);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('guide-3c4d5e6f708192a3.pdf');
    // The same once more is one file.
    await userEvent.upload(canvas.getByLabelText(/^Upload files/), new File(['x'], 'Logo.png'));
    const first = () => canvas.getAllByRole('heading', { level: 2 })[0];
    await waitFor(() => expect(first()).toHaveTextContent('logo-3c4d5e6f708192a3.png'));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

/** Removing asks, and says which pages change. */
export const Removed: Story = {
  args: { files: filesInMemory() },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Your details' });
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${sampleFiles[0]!.name}` }));
    await screen.findByRole('alertdialog');
  }),
  play: async ({ args, canvas, userEvent }) => {
    const question = screen.getByRole('alertdialog', { name: 'Remove this file?' });
    await expect(question).toHaveTextContent(/It is used by Your details, Testimonials: Colin R\./);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.files.remove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${sampleFiles[2]!.name}` }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('No entry uses it.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.getByRole('group', { name: 'Files' })).toHaveFocus();
    await closeNotices();
  },
};

const reloading = filesInMemory();
/** What is done while the list is loaded again is not undone by an answer of before. */
export const ChangedWhileReloading: Story = {
  tags: ['!dev', '!autodocs'],
  args: { files: reloading },
  play: async ({ canvas, userEvent }) => {
    const refresh = () => press('Refresh');
    await whileReloading(reloading.list, refresh, async () => {
      await userEvent.upload(canvas.getByLabelText(/^Upload files/), new File(['x'], 'Logo.png'));
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    });
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await whileReloading(reloading.list, refresh, async () => {
      await press(`Remove ${sampleFiles[0]!.name}`);
      await press('Remove file');
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    });
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await closeNotices();
  },
};

export const Empty: Story = {
  args: { files: filesInMemory([]) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No files yet' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Files' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'logo');
    await expect(await canvas.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { files: { ...filesInMemory(), list: () => new Promise(() => {}) } },
  play: async ({ canvas }) => expect(canvas.getByText('Loading files')).toBeInTheDocument(),
};

const flaky = filesInMemory([
  ...Array.from({ length: 30 }, (_each, index) =>
    storedFile(`file-${index}.pdf`, { storedAt: '2020-01-01T00:00:00Z' }),
  ),
  ...sampleFiles,
]);

const loadPlaces = fn(async () => Promise.reject<typeof places>(new Error('no answer')));

/** Only the files of one page are requested. Nothing is said about where files are used while that is not known. */
export const EveryFailure: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { files: flaky, loadPlaces },
  beforeEach: () => {
    lose(flaky.list);
    loadPlaces.mockResolvedValueOnce(places);
  },
  play: async ({ canvas }) => {
    await loadAgain(flaky.list, 'Failed to load files');
    await fail(flaky.list, /^What you see is as it was at /, () => press('Refresh'));
    await loadAgain(flaky.list, 'Failed to load files');
    for (let time = 0; time < 2; time++) {
      await fail(flaky.remove, /^Failed to remove file\./, async () => {
        await press(`Remove ${sampleFiles[0]!.name}`);
        await press('Remove file');
      });
      await expect(canvas.getAllByRole('article')).toHaveLength(24);
      await closeNotices();
    }
    await fail(flaky.list, 'Failed to load files', () => press('Show more'));
    await press('Try again');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    // The list moves up by one that is removed: none is left out.
    await press(`Remove ${sampleFiles[0]!.name}`);
    await press('Remove file');
    for (const shown of [23, 24, 32]) {
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(shown));
      if (shown < 32) await press('Show more');
    }
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await expect(canvas.queryByText('Not used by an entry')).toBeNull();
  },
};

/** A name of a hundred characters, and a picture that does not load. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { expectsConsoleErrors: true },
  args: {
    files: filesInMemory([storedFile(`${'long'.repeat(24)}.png`, { address: 'http://127.0.0.1:9/missing.png' })]),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article');
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
