import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarChart, type ChartPoint } from '.';
import { guide } from './BarChart.guide';

/** A month of visits: few at weekends, one peak. */
const month: readonly ChartPoint[] = Array.from({ length: 30 }, (_, index) => ({
  label: `${index + 1} Nov`,
  value: index === 11 ? 96 : index % 7 > 4 ? 4 + (index % 3) : 22 + ((index * 13) % 31),
}));

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  parameters: { guide },
  args: {
    label: 'Pages seen',
    summary: '928 in 30 days, most on 12 Nov: 96.',
    along: 'Day',
    points: month,
    nothing: 'Nothing was counted yet.',
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing is named after the figure; the table has the values. */
export const Month: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^Pages seen/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg g')).toHaveLength(30);
    await userEvent.click(canvas.getByText('As a table'));
    const table = canvas.getByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    await expect(within(table).getByRole('row', { name: '12 Nov 96' })).toBeInTheDocument();
  },
};

/** Bar heights are proportional, from 0 to the end of the scale. */
export const Few: Story = {
  args: {
    summary: 'Three days.',
    points: [
      { label: 'Monday', value: 0 },
      { label: 'Tuesday', value: 5 },
      { label: 'Wednesday', value: 10 },
    ],
  },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('svg g rect:last-child')].map((bar) =>
      bar.getAttribute('height'),
    );
    await expect(heights).toEqual(['0', '50', '100']);
  },
};

export const One: Story = { args: { summary: undefined, points: [{ label: 'Today', value: 1 }] } };

export const Empty: Story = {
  args: { points: [], summary: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was counted yet.')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Large values, long labels and 365 steps. */
export const Long: Story = {
  args: {
    label: 'Pages seen in Rechtsschutzversicherungsgesellschaften and their subsidiaries',
    summary: 'A year in which 365 days were counted, one after another, without any that is left out.',
    points: Array.from({ length: 365 }, (_, index) => ({
      label: `Day ${index + 1}`,
      value: 1_000_000 + ((index * 7919) % 3_999_999),
    })),
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

/** In right-to-left text the time axis is mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) =>
    expect(getComputedStyle(canvas.getByRole('img')).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)'),
};

export const ForcedColours: Story = { globals: { colours: 'forced' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NamesAsSteps: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    summary: undefined,
    along: 'Page',
    points: [
      { label: 'Home', value: 96 },
      { label: 'Ventures', value: 4 },
      { label: 'Resources', value: 61 },
      { label: 'Contact', value: 22 },
    ],
  },
};
