import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, type within } from 'storybook/test';
import { fill, preparedBy } from '../../../../../tests/browser/prepared';
import { SearchDialog, type SearchDialogProps, type SearchResult } from '.';
import { guide } from './SearchDialog.guide';

const places: SearchResult[] = [
  {
    href: '/msp-pricing-calculator',
    title: 'MSP Pricing Calculator',
    titleMarks: [[0, 3]],
    description: 'What managed services should cost an MSP, with the working shown.',
    descriptionMarks: [
      [5, 12],
      [37, 40],
    ],
    kind: 'Tool',
  },
  {
    href: '/msp-consulting',
    title: 'MSP Consulting',
    description: 'Pricing, operations, security and exit planning for providers.',
    kind: 'Page',
  },
  {
    href: '/white-papers',
    title: 'White Papers',
    description: 'Six papers, each with a recommendation.',
    kind: 'Page',
  },
];

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'queryAllByText'>;

/** The announcement, after a pause. */
const expectAnnounced = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));

/** What will be announced is shown at once. */
const expectSaid = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.queryAllByText(text, { exact: false })[0]).toBeVisible());

/** A state in which `query` was typed, and `text` is said or shown. */
const typed = (query: string, text: string) =>
  preparedBy(async ({ canvas }) => {
    await fill(canvas.getByRole('combobox'), query);
    await expectSaid(canvas, text);
  });

const find: SearchDialogProps['search'] = async (query) =>
  places.filter(({ title }) => title.toLowerCase().includes(query.trim().toLowerCase()));

const meta = {
  title: 'Overlays/SearchDialog',
  component: SearchDialog,
  args: { open: true, search: find, hint: 'Pages and tools of this site.', onChoose: fn(), onClose: fn() },
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed, nothing opened before: the field has focus, and a hint says what can be found. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
    await expectSaid(canvas, 'Pages and tools of this site.');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

/** Suggestions before anything is typed. Enter opens one only after an arrow key has selected it. */
export const Starts: Story = {
  args: { popular: places },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Often looked for' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(places[0]);
  },
};

/** Recent results are shown until something is typed; suggestions also when nothing is found. */
export const Recent: Story = {
  args: { recent: places.slice(2), popular: places },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Recent' })).toBeVisible();
    // Each result once.
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('White Papers');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(places[2]);
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(canvas.getAllByRole('option')[2]).toHaveTextContent('White Papers'));
  },
};

/** The first result is selected for Enter; the arrow keys move on from it. The number of results is announced. */
export const Results: Story = {
  parameters: typed('msp', places[1]!.title),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expectAnnounced(canvas, '2 results');
    const [first, second] = await canvas.findAllByRole('option');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first!.id));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', second!.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith(places[1]);
    await expect(field).toHaveValue('msp');

    const marks = [...first!.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['MSP', 'managed', 'MSP']);
    await expect(first).toHaveTextContent(places[0]!.description!);
    await userEvent.click(first!);
    await expect(args.onChoose).toHaveBeenLastCalledWith(places[0]);
  },
};

/** Suggestions are shown, but Enter does not open them. */
export const NothingFound: Story = {
  args: { popular: places },
  parameters: typed('quantum', 'Nothing found for “quantum”.'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'msp');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant'));
    await userEvent.type(canvas.getByRole('combobox'), ' quantum ');
    await expectSaid(canvas, 'Nothing found for “msp quantum”.');
    await expect(canvas.getByRole('group', { name: 'Often looked for' })).toBeVisible();
    await expect(canvas.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A button offers a spelling that has results. */
export const OtherSpelling: Story = {
  args: { popular: places, closest: async () => 'pricing' },
  parameters: typed('preicing', 'Search for “pricing”'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search for “pricing”' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('pricing');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(await canvas.findByRole('option')).toHaveTextContent('MSP Pricing Calculator');
    await expectSaid(canvas, '1 result');
  },
};

export const Searching: Story = {
  args: { search: () => new Promise(() => {}) },
  parameters: typed('m', 'Searching…'),
};

/** "Try again" repeats the search and keeps focus in the field, each time that it fails; so does typing. */
export const Failed: Story = {
  args: { search: fn(find) },
  beforeEach: ({ args }) => void mocked(args.search).mockRejectedValueOnce(new Error('offline')),
  parameters: typed('msp', 'The search did not answer.'),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const fails = () => mocked(args.search).mockRejectedValueOnce(new Error('offline'));
    const failed = async () => {
      await expectSaid(canvas, 'The search did not answer.');
      await expect(canvas.queryByRole('option')).toBeNull();
      return canvas.getByRole('button', { name: 'Try again' });
    };
    const found = async (count: number) => {
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(count));
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
      await expect(field).toHaveFocus();
    };
    const again = await failed();
    fails();
    await userEvent.click(again);
    await waitFor(() => expect(args.search).toHaveBeenCalledTimes(2));
    await userEvent.click(await failed());
    await found(2);
    fails();
    await userEvent.paste(' c');
    await failed();
    let answer = () => {};
    mocked(args.search).mockImplementationOnce(
      (query) => new Promise((resolve) => (answer = () => resolve(find(query)))),
    );
    await userEvent.paste('ons');
    // The failure is not said while the next search runs.
    await expectSaid(canvas, 'Searching…');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    answer();
    await found(1);
  },
};

/** Escape and the close button ask to close. */
export const Closing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'msp');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** On a phone the dialog has the full width, and nothing is cut off. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, colours: 'forced' },
  parameters: typed('m', places[1]!.title),
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('option');
    // The first one is selected.
    await waitFor(() =>
      expect(options.map((option) => getComputedStyle(option).outlineStyle)).toEqual(['solid', 'none']),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SiteNameInTitles: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    popular: places.map((place) => ({
      ...place,
      title: `${place.title} | Ada Norling, cybersecurity and MSP advisor`,
    })),
  },
};
