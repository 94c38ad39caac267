import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { firstBudget } from '../../documents/firstBudget';
import { firstPageOf } from '../../documents/firstPage';
import { samplePage as guide } from '../sections.guide';
import { SamplePage } from '.';

const page = firstPageOf(firstBudget);

const meta = {
  title: 'Content/Sections/SamplePage',
  component: SamplePage,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Sample', heading: 'The first page', page },
} satisfies Meta<typeof SamplePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('article', { name: page.title }));
    await expect(sheet.getByText(page.edition)).toBeVisible();
    await expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'The argument in short',
      'Four budgets',
    ]);
    const table = within(sheet.getByRole('table', { name: 'What was asked for, and what was granted' }));
    await expect(table.getAllByRole('row')).toHaveLength(5);
    await expect(table.getByRole('rowheader', { name: 'Group of clinics, 420 people' })).toBeVisible();
  },
};

/** A table wider than the sheet scrolls inside it, also by keyboard. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('group', { name: 'What was asked for, and what was granted' });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const long = 'Gesellschaftsversicherungsgenossenschaftsverband'.repeat(3);

/** All kinds of blocks, and a word wider than the sheet. */
export const EveryPart: Story = {
  args: {
    page: {
      title: long,
      summary: long,
      edition: 'Guide',
      contents: [],
      sections: [
        {
          heading: long,
          blocks: [
            [{ text: 'Write to ' }, { text: 'me', href: '/contact' }],
            { kind: 'subheading', text: 'In order' },
            { kind: 'list', numbered: true, items: ['First', long] },
            { kind: 'list', items: ['Any'] },
            { kind: 'checks', items: [{ text: 'Seen', note: 'Twice.' }, { text: 'Signed' }] },
            { kind: 'note', text: 'Not to be missed.' },
          ],
        },
      ],
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'me' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Twice.')).toBeVisible();
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

/** A document without sections has only the title. */
export const Empty: Story = {
  args: { page: { ...page, sections: [] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading', { level: 3 })).toBeNull(),
};
