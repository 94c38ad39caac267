import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FigureTable } from '.';
import { guide } from './FigureTable.guide';

const meta = {
  title: 'Sections/FigureTable',
  component: FigureTable,
  args: {
    label: 'Market',
    heading: 'What others charge',
    intro: 'Ranges seen in proposals, in US dollars a month.',
    caption: 'Market ranges in US dollars a month',
    columns: ['Item', 'For each', 'Range'],
    rows: [
      {
        title: 'Standard support',
        description: 'Help desk, patching, monitoring.',
        figures: ['workstation', '$60–90'],
      },
      { title: 'Premium support', description: 'The same around the clock.', figures: ['workstation', '$90–150'] },
      { title: 'Server care', figures: ['server', '$150–500'] },
    ],
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof FigureTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows and columns have header cells. */
export const ThreeColumns: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Market ranges in US dollars a month' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Item', 'For each', 'Range']);
    const row = within(table).getByRole('row', { name: /^Server care/ });
    await expect(within(row).getByRole('rowheader', { name: 'Server care' })).toBeVisible();
    await expect(
      within(row)
        .getAllByRole('cell')
        .map(({ innerText }) => innerText),
    ).toEqual(['server', '$150–500']);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const WithTotal: Story = {
  args: {
    label: 'Contents',
    heading: 'Three chapters',
    intro: undefined,
    caption: 'Chapters and their pages',
    columns: ['Chapter', 'Pages'],
    rows: [
      {
        title: 'The business model',
        description: 'What clients buy, what they think they buy and how to close the gap.',
        figures: ['12'],
      },
      {
        title: 'Pricing',
        description: 'Cost per user, three packages and how to announce a price increase.',
        figures: ['15'],
      },
      {
        title: 'Contracts',
        description: 'The agreement, the service description and the clause for a clean exit.',
        figures: ['10'],
      },
    ],
    total: { title: 'In all', figures: ['37'] },
  },
  play: async ({ canvas }) => {
    const total = canvas.getAllByRole('row').at(-1)!;
    await expect(within(total).getByRole('rowheader', { name: 'In all' })).toBeVisible();
    await expect(within(total).getByRole('cell', { name: '37' })).toBeVisible();
    await expect(total.closest('tfoot')).not.toBeNull();
  },
};

/** Where a row does not fit, as with enlarged text on a phone, each figure is below its title, beside the name of its column. */
export const Stacked: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '14rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Server care/ });
    const [first, last] = within(row).getAllByRole('cell');
    await expect(first).toHaveTextContent('For each server');
    await expect(within(last!).getByText('Range')).toBeVisible();
    await expect(last!.getBoundingClientRect().top).toBeGreaterThanOrEqual(first!.getBoundingClientRect().bottom);
    await expect(canvas.getByRole('columnheader', { name: 'Range' })).toBeInTheDocument();
  },
};

export const OnABand: Story = { args: { background: 'sunken' } };

export const MixedPeriods: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    intro: 'Prices seen in proposals, for each workstation.',
    caption: 'Prices for each workstation',
    columns: ['Item', 'Price'],
    rows: [
      { title: 'Standard support', figures: ['$75 a month'] },
      { title: 'Premium support', figures: ['$1,440 a year'] },
      { title: 'Remote support', figures: ['$12 a week'] },
    ],
  },
};
