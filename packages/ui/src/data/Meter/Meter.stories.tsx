import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../../layout/Heading';
import { Stack } from '../../layout/Stack';
import { Meter, type MeterBand } from '.';
import { guide } from './Meter.guide';

const standings: readonly MeterBand[] = [
  { from: 0, name: 'Weakness', level: 'critical' },
  { from: 50, name: 'Developing', level: 'medium' },
  { from: 80, name: 'Strength', level: 'low' },
];

const risks: readonly MeterBand[] = [
  { from: 0, name: 'Critical risk', level: 'critical' },
  { from: 40, name: 'High risk', level: 'high' },
  { from: 60, name: 'Medium risk', level: 'medium' },
  { from: 80, name: 'Low risk', level: 'low' },
];

const meta = {
  title: 'Data/Meter',
  component: Meter,
  parameters: { guide },
  args: { label: 'Access control', value: 60, valueText: '60 %', bands: standings },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where a mark ends, as a part of its drawing in percent. */
function endOf(mark: Element, drawing: Element): number {
  const [{ right }, box] = [mark, drawing].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
  return ((right - box.left) / box.width) * 100;
}

export const Bar: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Access control' });
    await expect(meter).toHaveAttribute('aria-valuenow', '60');
    await expect(meter).toHaveAttribute('aria-valuemax', '100');
    await expect(meter).toHaveAttribute('aria-valuetext', '60 %');
    await expect(endOf(meter.lastElementChild!, meter)).toBeCloseTo(60, 0);
    await expect(canvas.getByText('Developing')).toBeVisible();
  },
};

/** The marker is on the scale of all bands, which are listed with their ranges. */
export const Gauge: Story = {
  args: { label: 'Overall score', value: 53, valueText: '53 %', bands: risks, variant: 'gauge' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Overall score' });
    const bands = within(canvas.getByRole('list', { name: 'Overall score' })).getAllByRole('listitem');
    await expect(bands.map((band) => band.textContent)).toEqual([
      'Critical risk 0–39',
      'High risk 40–59',
      'Medium risk 60–79',
      'Low risk 80–100',
    ]);
    const marks = [...meter.querySelectorAll('rect')];
    // Each band is a color and a line.
    await expect(marks.map((mark) => endOf(mark, meter))).toEqual(
      [40, 40, 60, 60, 80, 80, 100, 100, 53].map((end) => expect.closeTo(end, 0)),
    );
  },
};

/** The values are below each other, whatever the words. */
export const Several: Story = {
  render: () => (
    <Stack as="ul">
      {[
        { label: 'Data protection', value: 52 },
        { label: 'Network security', value: 30 },
        { label: 'Human factors', value: 100 },
        { label: 'Incident management and business continuity', value: 0 },
      ].map(({ label, value }) => (
        <li key={label}>
          <Meter label={label} value={value} valueText={`${value} %`} bands={standings} />
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const ends = canvas.getAllByText(/%$/).map((value) => value.getBoundingClientRect().right);
    await expect(new Set(ends).size).toBe(1);
  },
};

/** Nothing is measured yet: the scale is there, and no marker. */
export const Empty: Story = {
  args: { label: 'Overall score', value: undefined, valueText: '– of 85', max: 85, bands: risks, variant: 'gauge' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.getByText('– of 85')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Low risk 80–85');
  },
};

/** A value between two bands that matter is neutral, and has no badge. */
export const Neutral: Story = {
  args: {
    label: 'Business stability',
    value: 18,
    max: 25,
    valueText: '18 of 25 points',
    bands: [{ from: 0, name: 'Concern', level: 'high' }, { from: 13 }, { from: 20, name: 'Strength', level: 'low' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Concern')).toBeNull();
    const meter = canvas.getByRole('meter');
    await expect(endOf(meter.lastElementChild!, meter)).toBeCloseTo(72, 0);
  },
};

/** A heading says what is measured. */
export const UnderAHeading: Story = {
  render: () => (
    <Stack space="xs">
      <Heading level={3} size="m" id="technical-capability">
        Technical capability
      </Heading>
      <Meter labelledBy="technical-capability" value={12} max={25} valueText="12 of 25 points" bands={standings} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Technical capability' })).toBeVisible();
    await expect(canvas.getAllByText('Technical capability')).toHaveLength(1);
  },
};

/** A value outside of the scale is drawn at its end, within the scale, and told as it is. */
export const BeyondTheScale: Story = {
  args: { ...Gauge.args, value: 130, valueText: '130 %' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', '100');
    await expect(meter).toHaveAttribute('aria-valuetext', '130 %');
    const [end, right] = [meter.lastElementChild!, meter].map((element) => element.getBoundingClientRect().right);
    await expect(end).toBeCloseTo(right!, 1);
  },
};

/** It begins on the right. */
export const RightToLeft: Story = {
  args: { ...Gauge.args, value: 10, valueText: '10 %' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(endOf(meter.lastElementChild!, meter)).toBeCloseTo(90, 0);
  },
};

/** Bands, bar and marker have the colors of the reader. */
export const ForcedColors: Story = {
  args: Gauge.args!,
  globals: { colours: 'forced' },
  play: async ({ canvas, canvasElement }) => {
    const shapes = [...canvas.getByRole('meter').querySelectorAll('rect')];
    const forced = ['Canvas', 'CanvasText'].map((fill) => {
      canvasElement.style.fill = fill;
      return getComputedStyle(canvasElement).fill;
    });
    canvasElement.style.removeProperty('fill');
    await expect([...new Set(shapes.map((shape) => getComputedStyle(shape).fill))]).toEqual(forced);
  },
};

export const ColorAlone: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { bands: standings.map(({ from, level }) => ({ from, level: level! })) },
};
