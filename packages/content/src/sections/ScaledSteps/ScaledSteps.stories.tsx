import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scaledSteps as guide } from '../sections.guide';
import { ScaledSteps } from '.';

const meta = {
  title: 'Content/Sections/ScaledSteps',
  component: ScaledSteps,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Approach',
    heading: 'How we work',
    steps: [
      { title: 'Listen', duration: '2 weeks', description: 'Interviews with those who run your systems.' },
      { title: 'Test', duration: '2–3 weeks', description: 'What people said, checked against contracts.' },
      { title: 'Decide', duration: '1 day', description: 'A working session with your executives.' },
      { title: 'Follow through', duration: '6 months', description: 'One hour a month.' },
    ],
  },
} satisfies Meta<typeof ScaledSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two weeks, one day and six months on one line, to scale; the uncertain part is lighter. */
export const ToScale: Story = {
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('svg > rect:last-child')].map((bar) => bar.getBoundingClientRect());
    await expect(bars).toHaveLength(4);
    await expect(Math.round(bars[3]!.width / bars[0]!.width)).toBe(13);
    for (const bar of bars) await expect(bar.width).toBeGreaterThan(1);
    await expect(bars[3]!.left).toBeGreaterThan(bars[2]!.right - 1);
  },
};

/** In right-to-left text, the first step starts at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [first, , , last] = [...canvasElement.querySelectorAll('svg > rect:last-child')];
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(last!.getBoundingClientRect().right - 1);
  },
};

/** Durations that cannot be compared are shown as text only. */
export const WithoutScale: Story = {
  args: {
    steps: [
      { title: 'Apply', duration: 'As agreed', description: 'Fill in the form.' },
      { title: 'Talk', duration: '30 minutes', description: 'A screening call.' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('30 minutes')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
