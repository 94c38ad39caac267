import { Text } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactLine } from '.';
import { guide } from './FactLine.guide';

const meta = {
  title: 'Content/Cards/FactLine',
  component: FactLine,
  parameters: { guide },
  args: { facts: ['Managed Services Congress, Chicago', '1,700+ owners and executives'] },
  render: ({ facts }) => (
    <Text size="s" color="soft">
      <FactLine facts={facts} />
    </Text>
  ),
} satisfies Meta<typeof FactLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const dotsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('span')].filter(({ textContent }) => textContent === ' · ');

/** On one line the dot is centred between two facts. */
export const OneLine: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent((args.facts as string[]).join(' · '));
    const [dot] = dotsOf(canvasElement);
    const line = canvasElement.querySelector('p')!.getBoundingClientRect();
    await expect(dot!.getBoundingClientRect().left).toBeGreaterThan(line.left + 100);
  },
};

/** When wrapped, the dot before the second line is clipped. */
export const TwoLines: Story = {
  render: ({ facts }) => (
    <div style={{ inlineSize: '18rem' }}>
      <Text size="s" color="soft">
        <FactLine facts={facts} />
      </Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('p')!.getBoundingClientRect();
    const [dot] = dotsOf(canvasElement);
    await expect(dot!.getBoundingClientRect().right).toBeLessThanOrEqual(line.left + 0.5);
    await expect(line.height).toBeGreaterThan(40);
    const second = dot!.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(second.lastChild!);
    await expect(Math.abs(range.getBoundingClientRect().left - line.left)).toBeLessThan(1);
  },
};

/** A fact longer than a line wraps inside. */
export const LongFact: Story = {
  args: { facts: ['Chicago', 'Owners, executives and technicians of managed service firms from eleven countries'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
