import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { boards } from '../../collections/boards/entries';
import { ventures } from '../../collections/ventures/entries';
import { interestRegister as guide } from '../sections.guide';
import { InterestRegister } from '.';

const meta = {
  title: 'Content/Sections/InterestRegister',
  component: InterestRegister,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Register of interests',
    heading: 'Advisory boards, councils and charities',
    intro: 'Listed in full, so you can check for conflicts of interest before you ask my opinion.',
    ventures,
    boards,
  },
} satisfies Meta<typeof InterestRegister>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All ventures and seats in columns, with totals by pay. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: args.heading }));
    await expect(table.getAllByRole('row')).toHaveLength(ventures.length + boards.length + 1);
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Organization',
      'Role',
      'Kind',
      'Pay',
      'Since',
      'Status',
    ]);
    await expect(table.getAllByRole('link')).toHaveLength(
      ventures.length + boards.filter(({ website }) => website).length,
    );
    await expect(table.queryByRole('button')).toBeNull();
    await expect(
      canvas.getByText('22 interests: 4 owner, 7 paid, 3 expenses only, 8 unpaid. 4 of them have ended.'),
    ).toBeVisible();
  },
};

/** The name, with one line below it for exceptions. Screen readers still get a table. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const row = within(rows[0]!);
    const [role, kind, , , status] = row.getAllByRole('cell').map((cell) => cell.getBoundingClientRect());
    await expect(role!.top).toBeGreaterThan(row.getByRole('heading').getBoundingClientRect().bottom - 1);
    await expect(Math.abs(kind!.left - role!.right)).toBeLessThan(1);
    await expect(getComputedStyle(row.getAllByRole('cell')[1]!, '::after').content).toContain('·');
    await expect(status!.width).toBe(1);
    await expect(row.getByRole('rowheader')).toHaveTextContent(args.ventures[0]!.description);
    for (const each of rows) await expect(each.getBoundingClientRect().height).toBeLessThan(100);
    await expect(canvas.getByRole('cell', { name: 'Ended 2017' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** All columns fit side by side. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const [heads, row] = canvas.getAllByRole('row');
    const cells = within(row!).getAllByRole('cell');
    const columns = within(heads!).getAllByRole('columnheader').slice(1);
    for (const [index, cell] of cells.entries())
      await expect(
        Math.abs(cell.getBoundingClientRect().left - columns[index]!.getBoundingClientRect().left),
      ).toBeLessThan(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const long = 'Gesellschaftsversicherungsgenossenschaftsverband';

/** A seat that has ended, without a site and with few facts. */
export const OneThatHasEnded: Story = {
  args: {
    ventures: [],
    boards: [{ name: 'Oxbow', type: 'Council', description: 'It is gone.', role: 'Previous Chair' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 interest. It has ended.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Previous Chair',
      'Council',
      '–',
      '–',
      'Ended',
    ]);
  },
};

/** Words longer than their column wrap inside it. */
export const LongWords: Story = {
  args: {
    ventures: [],
    boards: [
      { name: long, type: long, description: `${long} ${long}`, role: long, interest: 'Expenses only', since: '2019' },
    ],
  },
  play: async ({ canvas }) => {
    const [role, kind] = canvas.getAllByRole('cell').map((cell) => cell.getBoundingClientRect());
    await expect(role!.right).toBeLessThan(kind!.left + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const row = within(canvas.getAllByRole('row')[1]!);
    await expect(row.getByRole('rowheader').getBoundingClientRect().left).toBeGreaterThan(
      row.getAllByRole('cell')[0]!.getBoundingClientRect().right - 1,
    );
  },
};

/** Without entries only the heading is shown. */
export const Empty: Story = {
  args: { ventures: [], boards: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('table')).toBeNull(),
};
