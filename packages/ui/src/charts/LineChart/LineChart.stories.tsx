import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LineChart } from '.';
import { guide } from './LineChart.guide';

const days = Array.from({ length: 30 }, (_, index) => `${index + 1} Nov`);
const begun = days.map((_day, index) => 3 + ((index * 7) % 11));
const sent = begun.map((value, index) => Math.floor(value / (2 + (index % 3))));

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  parameters: { guide },
  args: {
    label: 'Forms',
    summary: 'Of 234 that were begun, 84 were sent.',
    along: 'Day',
    steps: days,
    series: [
      { name: 'Begun', values: begun },
      { name: 'Sent', values: sent },
    ],
    nothing: 'No form was begun yet.',
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines also differ by their dashes; the legend and the table name them. */
export const Two: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^Forms/ })).toBeVisible();
    const [first, second] = canvasElement.querySelectorAll('[role=img] path');
    await expect(getComputedStyle(first!).strokeDasharray).toBe('none');
    await expect(getComputedStyle(second!).strokeDasharray).not.toBe('none');
    await userEvent.click(canvas.getByText('As a table'));
    const table = canvas.getByRole('table');
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Day', 'Begun', 'Sent']);
    await expect(within(table).getByRole('row', { name: '1 Nov 3 1' })).toBeInTheDocument();
  },
};

export const Single: Story = {
  args: { label: 'Downloads', summary: undefined, series: [{ name: 'Downloads', values: sent }] },
};

/** A single step is a horizontal line. */
export const OneStep: Story = {
  args: { steps: ['Today'], series: [{ name: 'Begun', values: [4] }], summary: undefined },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[role=img] path')).toHaveAttribute('d', 'M0 0L100 0'),
};

export const Empty: Story = {
  args: { steps: [], series: [{ name: 'Begun', values: [] }], summary: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('No form was begun yet.')).toBeVisible(),
};

export const Long: Story = {
  args: {
    label: 'Rechtsschutzversicherungsgesellschaften that were asked, and those that have answered',
    series: [
      { name: 'Rechtsschutzversicherungsgesellschaften asked', values: begun.map((value) => value * 123_456) },
      { name: 'Rechtsschutzversicherungsgesellschaften heard', values: sent.map((value) => value * 123_456) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ForcedColours: Story = { globals: { colours: 'forced' } };

export const UnlikeAmounts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Pages and forms',
    summary: undefined,
    series: [
      { name: 'Pages seen', values: begun.map((value) => value * 90) },
      { name: 'Forms sent', values: sent },
    ],
  },
};
