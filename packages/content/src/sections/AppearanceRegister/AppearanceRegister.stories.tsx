import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { podcasts } from '../../collections/podcasts/entries';
import { publications } from '../../collections/publications/entries';
import { speakingEngagements } from '../../collections/speaking-engagements/entries';
import { appearanceRegister as guide } from '../sections.guide';
import { AppearanceRegister } from '.';

const meta = {
  title: 'Content/Sections/AppearanceRegister',
  component: AppearanceRegister,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Register',
    heading: 'Where I was heard and read',
    intro: 'Episodes, talks and texts, each with its outlet.',
    podcasts,
    engagements: speakingEngagements,
    publications,
  },
} satisfies Meta<typeof AppearanceRegister>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All episodes, talks and texts by year, with their totals. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: args.heading }));
    const all = podcasts.length + speakingEngagements.length + publications.length;
    // The header, and a row for each of two years.
    await expect(table.getAllByRole('row')).toHaveLength(1 + 2 + all);
    await expect(table.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(all);
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Outlet',
      'Kind',
      'Length or audience',
      'Date',
    ]);
    const earlier = within(table.getByRole('rowgroup', { name: '2025' }));
    await expect(earlier.getAllByRole('heading')).toHaveLength(4);
    await expect(earlier.getByText('November 13, 2025')).toHaveAttribute('datetime', '2025-11-13');
    await expect(canvas.getByText('12 appearances since 2025: 3 on air, 5 on stage, 4 in print.')).toBeVisible();
  },
};

/** The title, with one line below it that may wrap. Screen readers still get a table. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('rowgroup', { name: '2026' })).getAllByRole('row')[1]!;
    const [outlet, kind, reach] = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.getBoundingClientRect());
    await expect(outlet!.top).toBeGreaterThan(within(row).getByRole('heading').getBoundingClientRect().bottom - 1);
    await expect(Math.abs(kind!.left - outlet!.right)).toBeLessThan(1);
    // A text has no length or audience.
    await expect(reach!.width).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** All columns fit side by side. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const [heads, , row] = canvas.getAllByRole('row');
    const columns = within(heads!).getAllByRole('columnheader').slice(1);
    for (const [index, cell] of within(row!).getAllByRole('cell').entries())
      await expect(
        Math.abs(cell.getBoundingClientRect().left - columns[index]!.getBoundingClientRect().left),
      ).toBeLessThan(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const One: Story = {
  args: { podcasts: [], engagements: [], publications: publications.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 appearance since 2026: 1 in print.')).toBeVisible();
    await expect(canvas.getAllByRole('rowgroup')).toHaveLength(2);
  },
};

const long = 'Gesellschaftsversicherungsgenossenschaftsverband';

/** Words longer than their column wrap inside it. */
export const LongWords: Story = {
  args: {
    podcasts: [],
    engagements: [{ ...speakingEngagements[0]!, title: long, venue: long, topic: long, audience: long }],
    publications: [],
  },
  play: async ({ canvas }) => {
    const [outlet, kind] = canvas.getAllByRole('cell').map((cell) => cell.getBoundingClientRect());
    await expect(outlet!.right).toBeLessThan(kind!.left + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const row = within(canvas.getAllByRole('row')[2]!);
    await expect(row.getByRole('rowheader').getBoundingClientRect().left).toBeGreaterThan(
      row.getAllByRole('cell')[0]!.getBoundingClientRect().right - 1,
    );
  },
};

/** Without entries only the heading is shown. */
export const Empty: Story = {
  args: { podcasts: [], engagements: [], publications: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('table')).toBeNull(),
};
