import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleEditions } from '../../collections/editions/sampleEditions';
import { EditionFront } from '.';

const [edition] = sampleEditions;

const meta = {
  title: 'Content/Sections/EditionFront',
  component: EditionFront,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Newest',
    heading: 'The newest edition',
    edition,
    items: ['What they ask', 'What to have ready'],
    masthead: 'The Executive Brief',
    none: 'No edition is on this site yet. Subscribers get the first one by mail.',
  },
} satisfies Meta<typeof EditionFront>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: edition!.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: edition!.title })).toHaveAttribute(
      'href',
      '/executive-brief/insurance-asks-for-proof',
    );
    await expect(canvas.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...args.items]);
    await expect(canvas.queryByText(args.none)).toBeNull();
  },
};

/** Without a published edition, the sheet says so. */
export const None: Story = {
  args: { edition: undefined, items: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.none)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const long = 'Gesellschaftsversicherungsgenossenschaftsverband'.repeat(2);

export const LongWords: Story = {
  args: { edition: { ...edition!, title: long, summary: long }, items: [long, long, long] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const day = canvas.getByText('November 20, 2026').getBoundingClientRect();
    await expect(day.right).toBeLessThan(canvas.getByText('The Executive Brief').getBoundingClientRect().left);
  },
};
