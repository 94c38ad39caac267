import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DotChart } from '.';
import { guide } from './DotChart.guide';

const meta = {
  title: 'Charts/DotChart',
  component: DotChart,
  parameters: { guide },
  args: {
    label: 'Scores by category',
    summary: 'In percent; half of the categories are above 60.',
    columns: ['Category', 'Score'],
    rows: [
      { label: 'Data protection', value: 82 },
      { label: 'Access control', value: 64 },
      { label: 'Human factors', value: 35 },
      { label: 'Incident management', value: 0 },
    ],
    nothing: 'Nothing was assessed yet.',
  },
} satisfies Meta<typeof DotChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const dotsIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('svg')].map((row) =>
    [...row.querySelectorAll('path')].slice(1).map((path) => path.getAttribute('d')),
  );

/** A table; the dots are decorative. The scale ends at a round number. */
export const Several: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: /^Scores by category/ });
    await expect(within(table).getByRole('row', { name: 'Data protection 82' })).toBeVisible();
    await expect(dotsIn(canvasElement)).toEqual([['M82 .5h0'], ['M64 .5h0'], ['M35 .5h0'], ['M0 .5h0']]);
    await expect(canvas.getByText('100')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Category' })).toBeVisible();
  },
};

/** The ring is what was before. The scale has an end of its own. */
export const BeforeAndNow: Story = {
  args: {
    label: 'Scores by category',
    summary: 'In percent, in March and now.',
    columns: ['Category', 'March', 'Now'],
    rows: [
      { label: 'Data protection', before: 40, value: 82 },
      { label: 'Access control', before: 64, value: 64 },
      { label: 'Human factors', before: 50, value: 35 },
    ],
    max: 100,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: 'Data protection 40 82' })).toBeVisible();
    await expect(dotsIn(canvasElement)[0]).toEqual(['M40 .5H82', 'M40 .5h0', 'M40 .5h0', 'M82 .5h0']);
  },
};

export const One: Story = {
  args: { summary: undefined, rows: [{ label: 'Data protection', value: 1 }] },
  play: async ({ canvasElement }) => expect(dotsIn(canvasElement)).toEqual([['M100 .5h0']]),
};

/** All amounts are 0: the dots are at the start. */
export const Zero: Story = {
  args: { summary: undefined, rows: [{ label: 'Data protection', value: 0 }] },
  play: async ({ canvasElement }) => expect(dotsIn(canvasElement)).toEqual([['M0 .5h0']]),
};

/** Values beyond the scale are at its end. */
export const Beyond: Story = {
  args: { summary: undefined, rows: [{ label: 'Data protection', value: 120 }], max: 100 },
  play: async ({ canvasElement }) => expect(dotsIn(canvasElement)).toEqual([['M100 .5h0']]),
};

export const Empty: Story = {
  args: { rows: [], summary: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was assessed yet.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: ['Category', 'Before', 'Now'],
    rows: [
      { label: 'Rechtsschutzversicherungsgesellschaftsanfragen '.repeat(2), before: 12_345, value: 12_345_678 },
      { label: 'What a breach costs a company of fifty people', before: 9_000_000, value: 4_000_000 },
    ],
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

/** In right-to-left text the scale starts at the right. */
export const RightToLeft: Story = {
  ...BeforeAndNow,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) =>
    expect(getComputedStyle(canvasElement.querySelector('th svg')!).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)'),
};

export const ForcedColours: Story = { ...BeforeAndNow, globals: { colours: 'forced' } };

export const UnlikeUnits: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'The project',
    summary: undefined,
    columns: ['What', 'Amount'],
    rows: [
      { label: 'Euros', value: 4_000 },
      { label: 'Hours', value: 40 },
    ],
  },
};
