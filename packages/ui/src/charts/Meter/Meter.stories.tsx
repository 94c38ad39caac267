import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../cards/Badge';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { tones } from '../../theme/tones';
import { Meter, meterSizes } from '.';
import { guide } from './Meter.guide';

const meta = {
  title: 'Charts/Meter',
  component: Meter,
  parameters: { guide },
  args: { label: 'Overall score', value: 64, max: 100 },
  argTypes: {
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: meterSizes },
  },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

const bands = [
  { from: 0, level: 'critical' },
  { from: 40, level: 'high' },
  { from: 60, level: 'medium' },
  { from: 80, level: 'low' },
] as const;

/** The widths of the drawn parts, in percent of the scale. */
const widthsIn = (meter: Element) =>
  [...meter.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')));
const needleIn = (meter: Element) => [...meter.children].find(({ localName }) => localName === 'line');

export const Score: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Overall score' });
    await expect(meter).toHaveAttribute('aria-valuenow', '64');
    await expect(meter).toHaveAttribute('aria-valuemax', '100');
    await expect(widthsIn(meter)).toEqual([100, 64]);
    await expect(meter.getBoundingClientRect().width).toBe(meter.parentElement!.clientWidth);
  },
};

/** A needle on the bands of the scale. */
export const Bands: Story = {
  args: { bands },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Overall score' });
    await expect(widthsIn(meter)).toEqual([40, 40, 20, 20, 20, 20, 20, 20]);
    await expect(needleIn(meter)).toHaveAttribute('x1', '64');
  },
};

/** Without a value: an empty scale, hidden from screen readers. */
export const EmptyBands: Story = {
  args: { bands, value: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(needleIn(canvasElement.querySelector('svg')!)).toBeUndefined();
  },
};

/** Zero: no bar. */
export const Nothing: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => expect(widthsIn(canvas.getByRole('meter'))).toEqual([100]),
};

/** Values beyond the scale are clamped. */
export const Full: Story = {
  args: { value: 120, tone: 'success' },
  play: async ({ canvas }) => expect(widthsIn(canvas.getByRole('meter'))).toEqual([100, 100]),
};

export const Tones: Story = {
  render: (args) => (
    <Stack space="s">
      {tones.map((tone) => (
        <Meter {...args} key={tone} tone={tone} label={tone} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('meter')).toHaveLength(tones.length),
};

/** Without `label` where text beside it says the same. Without `max`, the value is a fraction of 1. */
export const BesideText: Story = {
  args: { label: undefined, value: 0.3, max: undefined, tone: 'danger', size: 'small' },
  render: (args) => (
    <Stack space="xs">
      <Text>
        Backups: 30% <Badge tone="danger">Weakness</Badge>
      </Text>
      <Meter {...args} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(widthsIn(canvasElement.querySelector('svg')!)).toEqual([100, 30]);
  },
};

/** In right-to-left text the scale starts at the right. */
export const RightToLeft: Story = {
  args: { bands },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) =>
    expect(getComputedStyle(canvas.getByRole('meter')).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)'),
};

export const ForcedColours: Story = { ...Tones, globals: { colours: 'forced' } };
export const ForcedColoursOfBands: Story = { ...Bands, globals: { colours: 'forced' } };

export const GoodScoreInRed: Story = { tags: ['!dev', '!autodocs'], args: { value: 92, tone: 'danger' } };
