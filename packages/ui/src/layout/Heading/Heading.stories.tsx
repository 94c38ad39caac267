import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textSizes } from '../../theme';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Heading, headingLevels } from '.';
import { levelBelow } from './Heading';
import { guide } from './Heading.guide';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 2, children: 'Security that the board can follow' },
  argTypes: { size: { options: textSizes, table: { defaultValue: { summary: 'that of the level' } } } },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible(),
};

/** The level sets the outline, the size sets the look. */
export const LooksLarger: Story = {
  args: { level: 2, size: 'hero', children: 'Innovate. Secure. Transform.' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThanOrEqual(42);
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

export const Levels: Story = {
  render: () => (
    <Stack>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}: two decades of technology leadership
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(6);
    await expect(headingLevels.map(levelBelow)).toEqual([2, 3, 4, 5, 6, 6]);
  },
};

export const PartLargerThanSection: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Stack space="xs">
      <Heading level={2} size="m">
        What it costs
      </Heading>
      <Text measure>One price for each session, agreed before the first day.</Text>
      <Heading level={3} size="xl">
        For boards
      </Heading>
      <Text measure>The same session, with a two-page summary for every member.</Text>
    </Stack>
  ),
};
