import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formatCount } from '../../text/formatCount';
import { Waterfall } from '.';
import { guide } from './Waterfall.guide';

const meta = {
  title: 'Charts/Waterfall',
  component: Waterfall,
  parameters: { guide },
  args: {
    label: 'Breakdown of the monthly total',
    steps: [
      { label: 'Workstations', value: 1_800, detail: 'Licences 1,500 · Backup 300' },
      { label: 'Servers', value: 1_200 },
      { label: 'Subtotal', value: 3_000, sum: true },
      { label: 'Volume discount (−10%)', value: -300 },
      { label: 'Monthly total', value: 2_700, sum: true },
    ],
    format: (value) => (value < 0 ? `−$${formatCount(-value)}` : `$${formatCount(value)}`),
  },
} satisfies Meta<typeof Waterfall>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From where and how wide each bar is drawn, in hundredths of the scale. */
const barsIn = (chart: Element) =>
  [...chart.querySelectorAll('rect')].map((bar) => ['x', 'width'].map((name) => Number(bar.getAttribute(name))));

/** Each bar starts where the one above ended, the sums at 0. */
export const Price: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('figure', { name: 'Breakdown of the monthly total' });
    const names = within(chart).getAllByRole('term');
    await expect(names.map((name) => `${name.textContent} ${name.nextElementSibling?.textContent}`)).toEqual([
      'Workstations $1,800',
      'Servers $1,200',
      'Subtotal $3,000',
      'Volume discount (−10%) −$300',
      'Monthly total $2,700',
    ]);
    await expect(barsIn(chart)).toEqual([
      [0, 60],
      [60, 40],
      [0, 100],
      [90, 10],
      [0, 90],
    ]);
  },
};

/** More is taken away than there was: the scale begins below 0, and a line stands at 0. */
export const BelowZero: Story = {
  args: {
    steps: [
      { label: 'Sales', value: 600 },
      { label: 'Costs', value: -1_000 },
      { label: 'Result', value: -400, sum: true },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('−$400', { selector: 'span' })).toBeVisible();
    await expect(barsIn(canvasElement)).toEqual([
      [40, 60],
      [0, 100],
      [0, 40],
    ]);
    for (const line of canvasElement.querySelectorAll('line')) await expect(line).toHaveAttribute('x1', '40');
  },
};

/** Nothing is known yet: the names and the scale, without amounts. */
export const Empty: Story = {
  args: { steps: ['Workstations', 'Servers', 'Monthly total'].map((label, at) => ({ label, sum: at === 2 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('–')).toHaveLength(3);
    await expect(barsIn(canvasElement)).toEqual([]);
  },
};

/** On a phone there is no lone line at 0 in place of a bar. */
export const EmptyOnAPhone: Story = {
  args: Empty.args!,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('–')).toHaveLength(3);
    for (const line of canvasElement.querySelectorAll('line')) await expect(line).not.toBeVisible();
    await expect(canvas.getByText('$0')).not.toBeVisible();
  },
};

/** An amount of 0 has no bar; one that is small beside the others still has. */
export const Small: Story = {
  args: {
    steps: [
      { label: 'Licences', value: 100_000 },
      { label: 'Backup', value: 0 },
      { label: 'Delivery', value: 20 },
      { label: 'Total', value: 100_020, sum: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const [, delivery, total] = barsIn(canvasElement);
    await expect(delivery).toEqual([99, 1]);
    await expect(total).toEqual([0, 100]);
  },
};

/** On a phone the bar is below its name and amount. */
export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    steps: [
      {
        label: `Rechtsschutzversicherungs${'gesellschaft'.repeat(3)}`,
        value: 123_456_789_012,
        detail: 'Of which 1 · '.repeat(20),
      },
      { label: 'Total', value: 123_456_789_012, sum: true },
    ],
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const WithoutSum: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    steps: [
      { label: 'Home', value: 1_204 },
      { label: 'Resources', value: 602 },
      { label: 'Contact', value: 88 },
    ],
    format: formatCount,
  },
};

/** In right-to-left text the scale begins at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('dd svg'))
      await expect(getComputedStyle(drawing).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};

export const ForcedColours: Story = { globals: { colours: 'forced' } };
